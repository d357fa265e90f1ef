import { hasBrokenPlaceholder, placeholderProblems } from '@bayan/domain/mail/mail-placeholders';
import type { MailTextsView } from '@bayan/domain/mail/mail-texts.contract';

/** What stands in the fields of a mail's texts, by their names. */
export type TypedTexts = Readonly<Record<string, string>>;

export const typedTextsOf = ({ texts }: MailTextsView): TypedTexts =>
  Object.fromEntries(texts.map(({ name, original, own }) => [name, own ?? original]));

export const originalsOf = ({ texts }: MailTextsView): TypedTexts =>
  Object.fromEntries(texts.map(({ name, original }) => [name, original]));

/** Only what is not the original: an empty field is the original too. */
export const sentTexts = (typed: TypedTexts, { texts }: MailTextsView): Record<string, string> =>
  Object.fromEntries(
    texts.flatMap(({ name, original }) => {
      const text = typed[name]?.trim() ?? '';
      return text === '' || text === original ? [] : [[name, text]];
    }),
  );

export interface TextProblems {
  readonly unknown: readonly string[];
  readonly missing: readonly string[];
  readonly isBroken: boolean;
}

/** What the server would refuse about a text; null where there is nothing. */
export function problemsOf(typed: string, original: string): TextProblems | null {
  if (typed.trim() === '') return null;
  const problems = { ...placeholderProblems(typed, original), isBroken: hasBrokenPlaceholder(typed) };
  return problems.isBroken || problems.unknown.length > 0 || problems.missing.length > 0 ? problems : null;
}
