import type { Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';

/** R770, WCAG 3.1.2: a phrase of the other language says that it is one, so that it is read aloud by the right voice. */
export const otherLanguageFaults = (page: Page, language: Language): Promise<string[]> =>
  page.evaluate(language => {
    /** Names of people and places are the same in any language: a phrase has a word that is no name. */
    const phrases = {
      ar: /^(?=.*(?:^|\s)\p{Ll}{3})[^\p{Script=Arabic}]*\p{Script=Latin}{2}[^\p{Script=Arabic}]*\s[^\p{Script=Arabic}]*\p{Script=Latin}{2}[^\p{Script=Arabic}]*$/su,
      en: /^[^\p{Script=Latin}]*\p{Script=Arabic}{2}[^\p{Script=Latin}]*\s[^\p{Script=Latin}]*\p{Script=Arabic}{2}[^\p{Script=Latin}]*$/su,
    };
    const isPhrase = (text: string) => phrases[language].test(text) && !/@|:\/\//.test(text);
    const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang');
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent?.trim() ?? '';
      if (!element || element.matches('script, style, noscript, textarea')) continue;
      if (langOf(element) === language && isPhrase(text) && element.checkVisibility()) found.push(text);
    }
    for (const field of document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>('input, textarea'))
      if (langOf(field) === language && isPhrase(field.value) && field.checkVisibility())
        found.push(field.value);
    return [...new Set(found)].map(text => `does not say its language: ${text.slice(0, 60)}`);
  }, language);
