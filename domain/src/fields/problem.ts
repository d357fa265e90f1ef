import type { z } from 'zod';
import type { FieldProblem } from '#errors.ts';

type Issue = z.core.$ZodIssue;

const MAX_PATH = 100;

/** The path of the invalid field, shortened because the client chooses unknown names. */
const pathOf = (issue: Issue) =>
  [...issue.path, ...(issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [])]
    .join('.')
    .slice(0, MAX_PATH);

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

export interface FieldIssue {
  readonly field: string;
  readonly problem: FieldProblem;
}

export type Checked<T> =
  | { readonly isRight: true; readonly value: T }
  | { readonly isRight: false; readonly issues: readonly FieldIssue[] };

/** Checks a value with its schema and lists the invalid fields. The API and the forms share it. */
export function check<T extends z.ZodType>(schema: T, value: unknown): Checked<z.infer<T>> {
  const parsed = schema.safeParse(value, { reportInput: true });
  if (parsed.success) return { isRight: true, value: parsed.data };
  return {
    isRight: false,
    issues: parsed.error.issues.map(issue => ({ field: pathOf(issue), problem: problemOf(issue) })),
  };
}
