import type { MailTexts } from './mail-texts.ts';

/** How long a lesson is, in words: Arabic has six forms of a minute. */
export const lengthText = (minutes: string, texts: MailTexts): string =>
  texts('shared.minutes', { count: Number(minutes) });
