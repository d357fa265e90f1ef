import type { FieldProblem } from '@bayan/domain/errors';
import { Refusal } from '@bayan/domain/errors';
import type { z } from 'zod';

type Issue = z.core.$ZodIssue;

const LONGEST_PATH = 100;

/** Where it is wrong; a name that somebody made up is not repeated at length. */
const pathOf = (issue: Issue) =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .join('.')
    .slice(0, LONGEST_PATH);

function problemOf(issue: Issue): FieldProblem {
  switch (issue.code) {
    case 'invalid_type':
      return issue.input === undefined ? 'required' : 'type';
    case 'too_small':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-short' : 'too-small';
    case 'too_big':
      return issue.origin === 'string' || issue.origin === 'array' ? 'too-long' : 'too-big';
    case 'invalid_value':
      return issue.input === undefined ? 'required' : 'not-offered';
    case 'unrecognized_keys':
      return 'unknown';
    case 'custom':
      return (issue.params?.problem as FieldProblem | undefined) ?? 'format';
    default:
      return 'format';
  }
}

/** Checks a value against its schema; what is wrong is named field by field. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return parsed.data;
  const issues = parsed.error.issues.map(issue => ({ field: pathOf(issue), problem: problemOf(issue) }));
  throw new Refusal('input.invalid', {
    ...(issues[0] ? { field: issues[0].field } : {}),
    issues: issues.slice(0, 20),
  });
}

/** A parameter given twice becomes a list, which no schema of ours takes. */
export function queryOf(search: URLSearchParams): Record<string, string | string[]> {
  const query: Record<string, string | string[]> = Object.create(null);
  for (const key of new Set(search.keys())) {
    const values = search.getAll(key);
    query[key] = values.length === 1 ? (values[0] ?? '') : values;
  }
  return query;
}

/** `If-Match: "7"`, as our ETags are written. */
export function versionOf(headers: Headers): number {
  const given = headers.get('if-match');
  if (given === null) throw new Refusal('precondition.required', { field: 'If-Match' });
  const version = /^"(\d{1,9})"$/.exec(given.trim())?.[1];
  if (version === undefined) {
    throw new Refusal('input.invalid', {
      field: 'If-Match',
      issues: [{ field: 'If-Match', problem: 'format' }],
    });
  }
  return Number(version);
}
