import { type FieldProblem, Refusal } from '@bayan/domain/errors';
import { placeholderProblems } from '@bayan/domain/mail/mail-placeholders';
import type { OwnTexts } from '@bayan/domain/mail/mail-texts.contract';

/** Refuses a text that the mail does not have, and names every placeholder that is missing or unknown (R908). */
export function checkOwnTexts(texts: OwnTexts, originals: ReadonlyMap<string, string>): void {
  const issues = Object.entries(texts).flatMap(([name, text]) => {
    const original = originals.get(name);
    if (original === undefined) return [issue(`texts.${name}`, 'unknown')];
    const { unknown, missing } = placeholderProblems(text, original);
    return [
      ...missing.map(placeholder => issue(`texts.${name}.${placeholder}`, 'required')),
      ...unknown.map(placeholder => issue(`texts.${name}.${placeholder}`, 'unknown')),
    ];
  });
  const [first] = issues;
  if (first) throw new Refusal('input.invalid', { field: first.field, issues });
}

const issue = (field: string, problem: FieldProblem) => ({ field, problem });
