export const FILE_SCAN_STATES = ['pending', 'clean', 'infected', 'unscanned'] as const;

/** What somebody opens a file for. */
export const FILE_USES = ['view', 'download'] as const;
export type FileUse = (typeof FILE_USES)[number];

/** How long an address works under which a file can be had without a sign-in (R183). */
export const FILE_LINK_SECONDS = 3600;
