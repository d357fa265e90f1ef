import { useSyncExternalStore } from 'react';

const never = () => () => {};

/**
 * Whether the page is already the browser's own. While React takes over what the server wrote, which is one page for all
 * addresses of an area, nothing may depend on the address.
 */
export const useTakenOver = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
