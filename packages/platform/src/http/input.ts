import { Refusal } from '@bayan/domain/errors';
import { check } from '@bayan/domain/fields/problem';
import type { z } from 'zod';

const MAX_ISSUES = 20;

/** Checks a value against its schema; what is wrong is named field by field. */
export function parseInput<T extends z.ZodType>(schema: T, value: unknown): z.infer<T> {
  const checked = check(schema, value);
  if (checked.isRight) return checked.value;
  const [first] = checked.issues;
  throw new Refusal('input.invalid', {
    ...(first ? { field: first.field } : {}),
    issues: checked.issues.slice(0, MAX_ISSUES),
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
