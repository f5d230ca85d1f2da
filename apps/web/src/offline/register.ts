import { create } from 'zustand';

/** A newer site that is kept already and waits for its turn; null: this one is the newest that the browser knows. */
export const useUpdate = create<{ readonly waiting: ServiceWorker | null }>(() => ({ waiting: null }));

/** Lets the browser keep the site for use without a network. Not in development, where files change under it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').then(watch, () => {
      // A browser that refuses (a private window, plain HTTP) still plays with a network.
    });
  });
}

/** A page that stays open for days asks about so often whether the site has changed, */
const ASK_MS = 3_600_000;
/** and when somebody comes back to it, unless it has asked just now. */
const JUST_NOW_MS = 300_000;

/** Notes a newer site as soon as it is kept whole; the very first one is no news. */
function watch(registration: ServiceWorkerRegistration | undefined): void {
  // Where workers are blocked, some browsers pretend to have registered one.
  if (registration === undefined) return;
  const note = (): void => {
    if (navigator.serviceWorker.controller !== null) useUpdate.setState({ waiting: registration.waiting });
  };
  note();
  registration.addEventListener('updatefound', () => registration.installing?.addEventListener('statechange', note));
  askNowAndThen(registration);
}

/** A browser asks by itself only when a page is loaded, which an open one never is again. */
function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  const ask = (): void => {
    asked = Date.now();
    registration.update().catch(() => {
      // Without a network this site is the newest there is; the next time comes.
    });
  };
  setInterval(ask, ASK_MS);
  addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible' && Date.now() - asked > JUST_NOW_MS) ask();
  });
}

/** Loads the newer site, because somebody has pressed for it: nobody is taken away from a turn. */
export function takeUpdate(waiting: ServiceWorker): void {
  navigator.serviceWorker.addEventListener('controllerchange', () => location.reload(), { once: true });
  waiting.postMessage('take over');
}
