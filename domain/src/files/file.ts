export const FILE_SCAN_STATES = ['pending', 'clean', 'infected', 'unscanned'] as const;
