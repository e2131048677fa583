"""What the tests of the server stand on: servers, guests, and those who receive what is sent."""
