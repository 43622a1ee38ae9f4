// Registers the service worker, and offers a new version when there is one.

/** Called when a new version waits; the returned function takes it over and reloads. */
export type OfferUpdate = (takeOver: () => void) => void;

const LOOK_AGAIN_MS = 30 * 60_000;

/** Answers whether there is a service worker. */
export async function watchForUpdates(offer: OfferUpdate): Promise<boolean> {
  if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
  const workers = navigator.serviceWorker;
  // The very first worker takes over silently; only a later one means a new version.
  const hadWorker = workers.controller !== null;
  const registration = await workers.register('/service-worker.js').catch(() => undefined);
  if (!registration) return false;

  const offerWaiting = () => {
    const { waiting } = registration;
    if (waiting && hadWorker) offer(() => waiting.postMessage('take-over'));
  };
  offerWaiting();
  registration.addEventListener('updatefound', () => {
    registration.installing?.addEventListener('statechange', offerWaiting);
  });

  let isReloading = false;
  workers.addEventListener('controllerchange', () => {
    if (!hadWorker || isReloading) return;
    isReloading = true;
    window.location.reload();
  });

  window.setInterval(() => void registration.update().catch(() => undefined), LOOK_AGAIN_MS);
  document.addEventListener('visibilitychange', () => {
    if (!document.hidden) void registration.update().catch(() => undefined);
  });
  return true;
}
