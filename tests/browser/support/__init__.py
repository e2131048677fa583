"""What the browser tests stand on: a browser, hands, tables, and the boards as hands see them."""
