/** What the browser's reader reads best, as a language tag. */
export const preferredTag = (acceptLanguage: string | null) => acceptLanguage?.split(/[,;]/, 1)[0];
