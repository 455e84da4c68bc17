// The riders' pages once had a worker of their own. Browsers that still have it find this in its place: it goes, and
// the app's one worker (/service-worker.js) takes over with the next page.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(remove()));

async function remove() {
  const names = await caches.keys();
  await Promise.all(
    names.filter((name) => name.startsWith('rider-page-')).map((name) => caches.delete(name)),
  );
  await self.registration.unregister();
}
