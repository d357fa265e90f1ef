import type { Language } from './language.ts';

const lettersOf = (text: string, script: RegExp) => text.match(script)?.length ?? 0;

/** Which language somebody wrote in, by the script of most letters; null where there is none of either, as in `7/10`. */
export function languageOfText(text: string): Language | null {
  const arabic = lettersOf(text, /(?=\p{L})\p{Script=Arabic}/gu);
  const latin = lettersOf(text, /(?=\p{L})\p{Script=Latin}/gu);
  if (arabic + latin === 0) return null;
  return arabic >= latin ? 'ar' : 'en';
}
