import { directionOf, type Language } from '@bayan/domain/language/language';
import type { Page } from 'playwright-core';

/** What is wrong with the page as a whole: its language, its landmarks, its title. */
export function layoutFaults(page: Page, language: Language): Promise<string[]> {
  return page.evaluate(
    expected => {
      const root = document.documentElement;
      const faults: string[] = [];
      const expect = (what: string, is: unknown, should: unknown) => {
        if (is !== should) faults.push(`${what} is ${is} instead of ${should}`);
      };
      expect('lang', root.lang, expected.language);
      expect('dir', root.dir, expected.direction);
      expect('the written direction', getComputedStyle(document.body).direction, expected.direction);
      const shown = (selector: string) =>
        [...document.querySelectorAll(selector)].filter(element => element.checkVisibility()).length;
      expect('the number of h1', shown('h1'), 1);
      expect('the number of main', shown('main, [role="main"]'), 1);
      expect('the title', document.title.trim() === '' ? 'empty' : 'there', 'there');
      return faults;
    },
    { language, direction: directionOf(language) },
  );
}
