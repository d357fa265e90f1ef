/**
 * Public pages below this path are Arabic, whatever the visitor's choice, so that search engines and links reach them.
 */
export const arabicPrefix = '/ar';

/** The page of an Arabic address: /about for /ar/about. Null for an address without the prefix. */
export function pageBehindArabicAddress(path: string): string | null {
  if (path === arabicPrefix) return '/';
  return path.startsWith(`${arabicPrefix}/`) ? path.slice(arabicPrefix.length) : null;
}
