/* The service worker of the portal: it shows what the server pushes, and caches nothing. */

addEventListener('push', (event) => {
  const { title, path, tag } = event.data.json()
  event.waitUntil(registration.showNotification(title, { tag, icon: '/favicon.svg', data: { path } }))
})

addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(show(new URL(event.notification.data.path, location.origin).href))
})

async function show(address) {
  const [open] = await clients.matchAll({ type: 'window' })
  if (open === undefined) return clients.openWindow(address)
  await open.focus()
  return open.navigate(address)
}
