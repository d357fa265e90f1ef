import type { TestApp } from './harness.ts';

/** What is asked of the database while something runs; a statement that is not prepared has no name. */
export async function sentStatements(
  { db }: Pick<TestApp, 'db'>,
  run: () => Promise<unknown>,
): Promise<readonly { readonly name?: string }[]> {
  const sent: { name?: string }[] = [];
  const { query } = db.$client;
  db.$client.query = ((...args: [{ name?: string }]) => {
    sent.push(args[0]);
    return Reflect.apply(query, db.$client, args);
  }) as typeof query;
  try {
    await run();
  } finally {
    db.$client.query = query;
  }
  return sent;
}
