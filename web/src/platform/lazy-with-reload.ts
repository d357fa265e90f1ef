import { attempt } from './attempt.ts';

/** What of a page comes in a file of its own. */
type Part = 'page' | 'form';

const storageName = (part: Part) => `bayan.loaded-anew.${part}`;

/**
 * For a part whose file did not come: mostly a newer version has taken the place of the one in this tab. The server has
 * the page at the same address. Once only: what fails again has another reason, which whoever catches the error tells.
 */
export function lazyWithReload(part: Part, error: unknown): Promise<never> {
  const isSecondTime = attempt(() => sessionStorage.getItem(storageName(part))) === location.href;
  const isRemembered = attempt(() => {
    sessionStorage.setItem(storageName(part), location.href);
    return true;
  });
  if (isSecondTime || !isRemembered) throw error;
  location.reload();
  return new Promise<never>(() => {});
}

export const hasCome = (part: Part) => attempt(() => sessionStorage.removeItem(storageName(part)));
