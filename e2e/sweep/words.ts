import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Language, otherLanguage } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';

const locales = join(import.meta.dirname, '../../web/public/locales');
type Texts = { readonly [key: string]: string | Texts };

const files = readdirSync(join(locales, 'en'));
const textsOf = (language: Language): readonly Texts[] =>
  files.map(file => JSON.parse(readFileSync(join(locales, language, file), 'utf8')));
const wordings = (texts: string | Texts): readonly string[] =>
  typeof texts === 'string' ? [texts] : Object.values(texts).flatMap(wordings);

const own = { en: new Set(textsOf('en').flatMap(wordings)), ar: new Set(textsOf('ar').flatMap(wordings)) };

/** A text is shown with values in its gaps, or cut at a tag. */
const gap = /\{\{[^}]*\}\}/;
const everyGap = new RegExp(gap, 'g');
const letters = { en: /[a-z]{2}/i, ar: /\p{Script=Arabic}{2}/u };
/** Of a text with gaps: any sentence that somebody wrote may be 'from {{here}} to {{there}}'. */
const LEAST_LETTERS = 10;
const escaped = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** What only the other language says. */
function foreignTo(language: Language): (text: string) => boolean {
  const other = otherLanguage(language);
  const foreign = [...own[other]]
    .filter(text => !own[language].has(text))
    .flatMap(text => text.split(/<\/?\w+\/?>/))
    .map(text => text.trim())
    .filter(text => letters[other].test(text.replaceAll(everyGap, '')));
  const whole = new Set(foreign.filter(text => !gap.test(text)));
  const withGaps = foreign
    .filter(text => gap.test(text))
    .filter(text => text.replaceAll(everyGap, '').replaceAll(/\P{L}/gu, '').length >= LEAST_LETTERS)
    .map(text => text.split(gap).map(escaped).join('.+'));
  const pattern = new RegExp(`^(?:${withGaps.join('|')})$`, 's');
  return text => whole.has(text) || pattern.test(text);
}
const isForeign = { en: foreignTo('en'), ar: foreignTo('ar') };

const firstParts = new Set([
  ...files.map(file => file.replace(/\.json$/, '')),
  ...textsOf('en').flatMap(texts => Object.keys(texts)),
]);
const keyInText = /(?<![\w@./-])(?:[\w-]+:)?([a-z][\w-]*)(?:\.[a-z][\w-]*)+(?![\w@/])/gi;

const isKey = (text: string, language: Language) =>
  (firstParts.has(text) && !own[language].has(text)) ||
  [...text.matchAll(keyInText)].some(([, first = '']) => firstParts.has(first));
const noWord = /\{\{|\}\}|\bundefined\b|\bNaN\b|Invalid Date|\[object \w+\]/;

interface Said {
  readonly text: string;
  readonly lang: string;
}

/** Every text of the page that is read or read out. */
const saidOn = (page: Page): Promise<Said[]> =>
  page.evaluate(() => {
    const said: Said[] = [];
    const add = (text: string | null, element: Element) => {
      const trimmed = text?.trim().replaceAll(/\s+/g, ' ');
      // Where an admin writes the texts of mails, gaps are what is written.
      const shown = element.closest('[data-shows-gaps]') ? trimmed?.replaceAll(/\{\{\w+\}\}/g, '…') : trimmed;
      if (shown) said.push({ text: shown, lang: element.closest('[lang]')?.getAttribute('lang') ?? '' });
    };
    add(document.title, document.documentElement);
    const walker = document.createTreeWalker(
      document.body,
      NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT,
      node =>
        node instanceof Element &&
        (/^(script|style|noscript|template)$/i.test(node.tagName) || !node.checkVisibility())
          ? NodeFilter.FILTER_REJECT
          : NodeFilter.FILTER_ACCEPT,
    );
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      if (node instanceof Element) {
        for (const name of [
          'aria-label',
          'aria-description',
          'aria-valuetext',
          'alt',
          'placeholder',
          'title',
        ])
          add(node.getAttribute(name), node);
      } else if (node.parentElement) add(node.textContent, node.parentElement);
    }
    return said;
  });

/** Words that nobody wrote, and words of the other language. */
export async function wordFaults(page: Page, language: Language): Promise<string[]> {
  const said = await saidOn(page);
  return said.flatMap(({ text, lang }) => {
    if (noWord.test(text)) return [`no word: ${text}`];
    if (isKey(text, language)) return [`the key of a text: ${text}`];
    return lang === language && isForeign[language](text) ? [`not in ${language}: ${text}`] : [];
  });
}
