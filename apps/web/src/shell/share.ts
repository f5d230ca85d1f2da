/** Whether this device has a sheet of its own to share something with. */
export function canShare(): boolean {
  return 'share' in navigator;
}

/** Opens the device's sheet; closing it is no problem. */
export function share(what: { readonly title: string; readonly url: string }): void {
  navigator.share({ ...what, text: what.title }).catch(() => {
    // Closed without sharing.
  });
}
