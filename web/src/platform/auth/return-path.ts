/** The query parameter that keeps where somebody wanted to go while they sign in. */
export const returnParameter = 'next';

/** Any base does: it only shows whether the path leads away from it. */
const base = 'https://here.invalid';

/** Where to go after signing in, if it is a place on this site. */
export function returnPathIn(search: string): string | null {
  const asked = new URLSearchParams(search).get(returnParameter);
  if (!asked?.startsWith('/') || !URL.canParse(asked, base)) return null;
  const { origin, pathname, search: query, hash } = new URL(asked, base);
  return origin === base ? pathname + query + hash : null;
}

export const withReturnPath = (signInPath: string, wanted: string) =>
  `${signInPath}?${new URLSearchParams({ [returnParameter]: wanted })}`;
