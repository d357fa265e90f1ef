import type { Language } from '@bayan/domain/language/language';
import ar from '#locales/ar/mail.json' with { type: 'json' };
import en from '#locales/en/mail.json' with { type: 'json' };
import type { MailKind } from './mail-kinds.ts';

const FILES: Readonly<Record<Language, Readonly<Record<string, object>>>> = { en, ar };

/** The sentences of a mail. What stands beside them, such as the name of a fact, is the same in every mail. */
const SENTENCE = /^(subject|body|asked|action|expiry|note)(_|$)/;

const sentencesOf = (texts: object): ReadonlyMap<string, string> =>
  new Map(
    Object.entries(texts).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string' && SENTENCE.test(entry[0]),
    ),
  );
const ofLanguage = (language: Language) =>
  new Map(Object.entries(FILES[language]).map(([kind, texts]) => [kind, sentencesOf(texts)]));
const SENTENCES = { en: ofLanguage('en'), ar: ofLanguage('ar') };
const NONE: ReadonlyMap<string, string> = new Map();

/** The sentences of a kind of mail as we wrote them, by their names. */
export const originalTexts = (kind: MailKind, language: Language): ReadonlyMap<string, string> =>
  SENTENCES[language].get(kind) ?? NONE;
