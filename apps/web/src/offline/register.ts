/** Lets the browser keep the site for use without a network. Not in development, where files change under it. */
export function keepOffline(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  addEventListener('load', () => {
    navigator.serviceWorker.register('/service-worker.js').catch(() => {
      // A browser that refuses (a private window, plain HTTP) still plays with a network.
    });
  });
}
