import type { FilledPath } from '@bayan/domain/endpoints/endpoint-path';
import type { Endpoints } from '@bayan/domain/endpoints/endpoints';
import type { Call, Reply } from './caller.ts';
import type { Store } from './store.ts';

type WithQuery<Path extends string> = Path | `${Path}?${string}`;
type CallOf<Line> = Line extends `${infer Method} ${infer Path}`
  ? {
      /** Method and path as the API describes them: `post /api/sessions`. */
      readonly route: `${Lowercase<Method>} ${Path}`;
      readonly call: Call & { readonly method: Method; readonly path: WithQuery<FilledPath<Path>> };
    }
  : never;
/** A call of a route that a contract declares, or of the sign-in protocol, which has no contract. */
export type RoutedCall =
  | CallOf<keyof Endpoints>
  | { readonly route: `${string} /auth/v1/${string}`; readonly call: Call };
export type ChangeRoute = RoutedCall['route'];

/** A change that a writer asks for, and how the database tells whether it happened. */
export type Change = RoutedCall & ChangeEvidence;

interface ChangeEvidence {
  /** What a writer does who was cut off: ask again in any case, or only where it did not happen. */
  readonly inDoubt: 'ask-again' | 'look-first';
  /** How often it happened. */
  times(store: Store): Promise<number>;
  /** How what is stored differs from what was acknowledged; null where it does not. */
  differs?(store: Store, reply: Reply): Promise<string | null>;
}

interface AuditLine {
  readonly action: string;
  readonly target?: string;
  /** Part of what the line says about before and after, enough to tell this change from every other. */
  readonly before?: unknown;
  readonly after?: unknown;
  /** Fields of the answer that the line tells by its own author and time. */
  readonly toldByLine?: readonly string[];
}

const LINES = `select after from audit_log where action = $1 and ($2::uuid is null or target_id = $2)
  and ($3::jsonb is null or before @> $3) and ($4::jsonb is null or after @> $4)`;

/** A change that leaves a line in the audit log, which must say the same as the answer. */
export function audited(change: RoutedCall & AuditLine): Change {
  const { action, target, before, after, toldByLine = [], ...routed } = change;
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const lines = (store: Store) => store.rows(LINES, [action, target ?? null, json(before), json(after)]);
  return {
    ...routed,
    inDoubt: routed.call.key === undefined ? 'look-first' : 'ask-again',
    times: async store => (await lines(store)).length,
    async differs(store, { body }) {
      const [line] = await lines(store);
      if (!line?.after) return null;
      const told = Object.fromEntries(Object.entries(body).filter(([field]) => !toldByLine.includes(field)));
      const path = differenceIn(told, line.after);
      return path === null ? null : `${path} is not what was acknowledged`;
    },
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/** Where the record lacks something of the answer; what it has beyond that does not matter. */
function differenceIn(answered: unknown, recorded: unknown, path = ''): string | null {
  if (!isObject(answered) || !isObject(recorded)) return answered === recorded ? null : path;
  for (const [key, value] of Object.entries(answered)) {
    const found = differenceIn(value, recorded[key], `${path}.${key}`);
    if (found !== null) return found;
  }
  return null;
}
