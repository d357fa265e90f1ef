import type { Language } from '@bayan/domain/language/language';
import { escapeHtml } from '@bayan/platform/http/escape-html';

/** Sets a value into a sentence so that its own direction does not disturb the order of the words around it. */
export type Isolate = (value: string, direction: 'ltr' | 'auto') => string;

const LEFT_TO_RIGHT_ISOLATE = '\u2066';
const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Only Arabic text needs the marks, and not every mail program knows how to hide them. */
export const isolatedInText =
  (language: Language): Isolate =>
  (value, direction) =>
    language === 'ar'
      ? (direction === 'ltr' ? LEFT_TO_RIGHT_ISOLATE : FIRST_STRONG_ISOLATE) + value + POP_ISOLATE
      : value;

export const isolatedInHtml: Isolate = (value, direction) =>
  `<span dir="${direction}">${escapeHtml(value)}</span>`;
