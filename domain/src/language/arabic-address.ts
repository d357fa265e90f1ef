/** Below it every public page is Arabic whatever was chosen, so that search engines find it and links can name it. */
export const arabicPrefix = '/ar';

/** The page that an address such as /ar/about shows, /about; null for an address without the prefix. */
export function pageBehindArabicAddress(path: string): string | null {
  if (path === arabicPrefix) return '/';
  return path.startsWith(`${arabicPrefix}/`) ? path.slice(arabicPrefix.length) : null;
}
