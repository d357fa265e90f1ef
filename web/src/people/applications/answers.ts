import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { CONSENT_VERSION } from '@bayan/domain/applications/offered';
import type { FieldProblem } from '@bayan/domain/errors';
import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { type FieldName, STEPS, type StepSpec } from './form-steps.ts';

export type Answer = string | boolean | readonly string[] | readonly UploadedFile[];
/** What stands in the fields, as far as anything does. */
export type Answers = Readonly<Partial<Record<FieldName, Answer>>>;
export type Problems = Readonly<Partial<Record<FieldName, FieldProblem>>>;

const isBlank = (answer: Answer) =>
  answer === false ||
  (typeof answer === 'string' ? answer.trim() === '' : answer === true ? false : answer.length === 0);

const isFile = (part: string | UploadedFile): part is UploadedFile => typeof part === 'object';

/**
 * As the API takes them: what was left empty, and what a draft of an older form still holds, is not there; files go by
 * their ids, agreement by its version.
 */
export function sentAnswers(kind: ApplicationKind, answers: Answers): Record<string, unknown> {
  const asked = new Set<string>(namesIn(STEPS[kind]));
  const given = Object.entries(answers)
    .filter(([name, answer]) => asked.has(name) && !isBlank(answer))
    .map(([name, answer]) => [name, name === 'consent' ? CONSENT_VERSION : plain(answer)]);
  return { kind, ...Object.fromEntries(given) };
}

const plain = (answer: Answer) =>
  typeof answer === 'object' ? answer.map(part => (isFile(part) ? part.id : part)) : answer;

/** Issues of the API name a field as `answers.days.0`; here each belongs to its question. The first one counts. */
export function byField(
  issues: readonly { readonly field: string; readonly problem: FieldProblem }[],
): Problems {
  const problems: Partial<Record<FieldName, FieldProblem>> = {};
  for (const { field, problem } of issues) {
    const [name = ''] = field.replace(/^answers\./, '').split('.');
    if (isFieldName(name)) problems[name] ??= problem;
  }
  return problems;
}

const namesIn = (steps: readonly StepSpec[]) => steps.flatMap(({ fields }) => fields.map(({ name }) => name));
const NAMES = new Set<string>(Object.values(STEPS).flatMap(namesIn));
export const isFieldName = (name: string): name is FieldName => NAMES.has(name);
