const afterLoading = (action: () => void) => {
  if (document.readyState === 'complete') action();
  else addEventListener('load', action, { once: true });
};

/** Keeps what a visitor has loaded for the next visit, and an answer for when there is no network. */
export function keepWorker(): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  afterLoading(() => {
    navigator.serviceWorker
      .register('/service-worker.js')
      .catch((error: unknown) => console.warn('Nothing is kept for the next visit:', error));
  });
}
