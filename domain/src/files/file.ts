export const FILE_SCAN_STATES = ['pending', 'clean', 'infected', 'unscanned'] as const;

/** The reader views a file in the page or downloads it. */
export const FILE_USES = ['view', 'download'] as const;
export type FileUse = (typeof FILE_USES)[number];

/** The lifetime of a file link, which works without a sign-in (R183). */
export const FILE_LINK_SECONDS = 3600;
