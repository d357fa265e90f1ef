/** The query parameter that keeps where somebody wanted to go while they sign in. */
const returnParameter = 'next';

/** Any base does: it only shows whether the path leads away from it. */
const base = 'https://here.invalid';

/** The name of a place on a page. The answers of the sign-in service come in the same part of an address. */
const placeOnPage = /^(#[\w-]*)?$/;

/**
 * Where to go after signing in, if it is a plain path of this site. Dots can hide a second slash at its beginning, with
 * which it would be the name of another site.
 */
export function returnPathIn(search: string): string | null {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return null;
  const { origin, pathname, search: query, hash } = new URL(asked, base);
  const isPlain = origin === base && !pathname.includes('//') && placeOnPage.test(hash);
  return isPlain ? pathname + query + hash : null;
}

export const withReturnPath = (signInPath: string, wanted: string) =>
  `${signInPath}?${new URLSearchParams({ [returnParameter]: wanted })}`;
