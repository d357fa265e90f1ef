import { attempt } from '../platform/attempt.ts';

const storageName = 'bayan.loaded-anew';

/**
 * For a page whose file did not come: mostly a newer version has taken the place of the one in this tab. The server has
 * the page at the same address. Once only: what fails again has another reason, which whoever catches the error tells.
 */
export function loadAnew(error: unknown): Promise<never> {
  const isSecondTime = attempt(() => sessionStorage.getItem(storageName)) === location.href;
  const isRemembered = attempt(() => {
    sessionStorage.setItem(storageName, location.href);
    return true;
  });
  if (isSecondTime || !isRemembered) throw error;
  location.reload();
  return new Promise<never>(() => {});
}

export const hasCome = () => attempt(() => sessionStorage.removeItem(storageName));
