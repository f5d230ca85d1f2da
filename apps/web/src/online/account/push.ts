/** A browser's subscription to web push, as the server wants it. */
export interface PushAddress {
  readonly endpoint: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

/** Whether this browser can be called while no page is open. */
export function canPush(): boolean {
  return 'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;
}

/** Asks the person and the browser; null when either says no. */
export async function subscribe(serverKey: string): Promise<PushAddress | null> {
  if (!canPush() || (await Notification.requestPermission()) !== 'granted') return null;
  const worker = await navigator.serviceWorker.ready;
  const found = await worker.pushManager
    .subscribe({ userVisibleOnly: true, applicationServerKey: serverKey })
    .catch(() => null);
  const { endpoint, keys } = found?.toJSON() ?? {};
  if (endpoint === undefined || keys?.p256dh === undefined || keys.auth === undefined) return null;
  return { endpoint, keys: { p256dh: keys.p256dh, auth: keys.auth } };
}
