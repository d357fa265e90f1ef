/** Arguments for the test runner. */
export const MATRIX = ['--project', 'api', 'server/test/access/matrix.test.ts'] as const;
export const OWNERSHIP = ['--project', 'api', 'server/test/access/ownership.test.ts'] as const;
export const WHO_ASKS = ['--project', 'api', 'server/test/access/who-asks.test.ts'] as const;
export const HOSTED = [
  '--project',
  'api',
  'server/test/auth/hosted.test.ts',
  'server/test/auth/hosted-tokens.test.ts',
] as const;
export const ACCESS_RULE = ['--project', 'unit', 'packages/platform/test/access.test.ts'] as const;
export const domainTests = (file: string) => ['--project', 'unit', `domain/test/${file}`] as const;
