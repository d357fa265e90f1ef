import type { TestApp } from './harness.ts';

/** A statement that is not prepared has no name. */
interface SentStatement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

/** What is asked of the database while something runs. */
export async function sentStatements(
  { db }: Pick<TestApp, 'db'>,
  run: () => Promise<unknown>,
): Promise<readonly SentStatement[]> {
  const sent: SentStatement[] = [];
  const { query } = db.$client;
  db.$client.query = ((...args: [Omit<SentStatement, 'values'>, unknown[]?]) => {
    sent.push({ ...args[0], values: args[1] ?? [] });
    return Reflect.apply(query, db.$client, args);
  }) as typeof query;
  try {
    await run();
  } finally {
    db.$client.query = query;
  }
  return sent;
}
