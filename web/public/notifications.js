// The service worker of notifications: when a notification is pressed, its table is opened. It fetches nothing.
self.addEventListener('notificationclick', (press) => {
  press.notification.close()
  press.waitUntil(open(press.notification.data))
})

async function open(address) {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const page = pages.find(({ url }) => new URL(url).pathname === address) ?? pages[0]
  if (!page) return self.clients.openWindow(address)
  page.postMessage({ open: address })
  return page.focus()
}
