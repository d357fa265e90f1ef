/** What the academy publishes for everybody to read, by version (R700). */
export const LEGAL_KINDS = ['privacy', 'privacy-children', 'terms'] as const;
export type LegalKind = (typeof LEGAL_KINDS)[number];

/** Where each is read. */
export const LEGAL_PAGES = {
  privacy: '/privacy',
  'privacy-children': '/privacy/children',
  terms: '/terms',
} as const satisfies Record<LegalKind, string>;

/** In the address of a legal page: the day of an older version. */
export const versionParameter = 'version';
