/** One field of a record that differs between two states of it. */
interface ChangedField {
  readonly path: string;
  /** Null where the field was not there. */
  readonly before: string | null;
  readonly after: string | null;
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value of a record by its path: `profile.name`. A list is one value. */
function valuesIn(state: unknown, path = ''): Map<string, string> {
  if (state === null || state === undefined) return new Map();
  if (!isRecord(state)) return new Map([[path, typeof state === 'string' ? state : JSON.stringify(state)]]);
  return new Map(
    Object.entries(state).flatMap(([name, value]) => [...valuesIn(value, path ? `${path}.${name}` : name)]),
  );
}

/** What every change changes. */
const ALWAYS = /(^|\.)(version|updatedAt)$/;

/** What differs between two states of a record, by name; of a new or removed one all that it has. */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [valuesIn(before), valuesIn(after)];
  return [...new Set([...was.keys(), ...is.keys()])]
    .filter(path => was.get(path) !== is.get(path) && !ALWAYS.test(path))
    .sort()
    .map(path => ({ path, before: was.get(path) ?? null, after: is.get(path) ?? null }));
}
