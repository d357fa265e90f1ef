/** Arguments for the test runner. */
export const MATRIX = ['--project', 'api', 'server/test/access/matrix.test.ts'] as const;
export const ACCESS_RULE = ['--project', 'unit', 'server/test/unit/access.test.ts'] as const;

/** Tests whose path has the name in it. */
export const serverTests = (name: string) => ['--project', 'api', `server/test/${name}`] as const;
export const domainTests = (name: string) => ['--project', 'unit', `domain/test/${name}`] as const;
