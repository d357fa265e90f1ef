import pg from 'pg';

/** What was sent to PostgreSQL. A name means that it was prepared. */
export interface Statement {
  readonly name?: string;
  readonly text: string;
  readonly values: unknown[];
}

interface Sent {
  readonly name?: string;
  readonly text: string;
  readonly values?: unknown[];
}

const FRAMES_A_TRANSACTION = /^(begin|commit|rollback|savepoint|release|set)\b/i;

/** The statements that some work sends, in their order: taken from the driver, so that nobody has to retype them. */
export async function recordedStatements(work: () => Promise<unknown>): Promise<Statement[]> {
  const recorded: Statement[] = [];
  const { prototype } = pg.Client;
  const send = prototype.query;
  prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [sent, values] = args as [Sent | string, unknown[] | undefined];
    const { name, text, ...rest } = typeof sent === 'string' ? { text: sent } : sent;
    if (!FRAMES_A_TRANSACTION.test(text)) {
      const given = Array.isArray(values) ? values : ((rest as Sent).values ?? []);
      recorded.push({ ...(name === undefined ? {} : { name }), text, values: given });
    }
    return Reflect.apply(send, this, args);
  } as typeof send;
  try {
    await work();
  } finally {
    prototype.query = send;
  }
  return recorded;
}
