import type { Page } from 'playwright-core';

/** Whether the page as a whole is wider than the window, and by what (R775). */
export const sidewaysFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const excess = document.documentElement.scrollWidth - innerWidth;
    if (excess <= 0) return [];
    const isOut = (element: Element) => {
      const { left, right, width } = element.getBoundingClientRect();
      return width > 1 && (right > innerWidth + 0.5 || left < -0.5);
    };
    const [first] = [...document.body.querySelectorAll('*')]
      .filter(isOut)
      .filter(element => ![...element.children].some(isOut));
    return [`scrolls ${excess} px sideways: ${first?.outerHTML.slice(0, 160)}`];
  });
