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

/**
 * Reloads into the newest version there is. A plain reload is not enough where a new version waits: the old service worker answers
 * with the old page, whose files the server may no longer have.
 */
export async function reloadToNewest(): Promise<void> {
  const registration = 'serviceWorker' in navigator ? await navigator.serviceWorker.getRegistration() : undefined;
  await registration?.update().catch(() => undefined);
  const waiting = registration && (await waitingIn(registration));
  if (!waiting) return window.location.reload();
  navigator.serviceWorker.addEventListener('controllerchange', () => window.location.reload(), { once: true });
  waiting.postMessage('take-over');
}

/** The worker of a new version, once it is installed. */
async function waitingIn(registration: ServiceWorkerRegistration): Promise<ServiceWorker | null> {
  const { installing } = registration;
  if (installing)
    await new Promise<void>((resolve) => {
      const settle = () => installing.state !== 'installing' && resolve();
      installing.addEventListener('statechange', settle);
      settle();
    });
  return registration.waiting;
}
