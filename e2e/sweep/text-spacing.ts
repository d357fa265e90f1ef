import type { Page } from 'playwright-core';

/** As wide as WCAG 1.4.12 lets a reader set them. */
const spacing = `* {
  line-height: 1.5 !important;
  letter-spacing: 0.12em !important;
  word-spacing: 0.16em !important;
}
p { margin-bottom: 2em !important; }`;

/** Words that only a reader with wider spacing does not see whole: cut by what holds them, or by the window (R775). */
export const spacingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(async css => {
    const isClip = (value: string) => value === 'hidden' || value === 'clip';
    const isUnseen = (element: Element) => element.closest('.sr-only, [data-live-announcer]') !== null;
    /** Between which sides a word of this element is seen. What scrolls shows all of it in time. */
    const seenWithin = (element: Element): DOMRect | null => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { overflowX, overflowY } = getComputedStyle(around);
        if (isClip(overflowX) || isClip(overflowY)) return around.getBoundingClientRect();
        if (/auto|scroll/.test(overflowX)) return null;
        if (getComputedStyle(around).position === 'fixed') break;
      }
      return new DOMRect(0, Number.NEGATIVE_INFINITY, innerWidth, Number.POSITIVE_INFINITY);
    };
    const isCut = (text: Text): boolean => {
      const element = text.parentElement;
      if (!element?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || isUnseen(element))
        return false;
      const limits = seenWithin(element);
      if (!limits) return false;
      const range = document.createRange();
      range.selectNodeContents(text);
      const { left, right, width } = range.getBoundingClientRect();
      return width > 0 && (left < limits.left - 1 || right > limits.right + 1);
    };
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode())
      if (node instanceof Text && node.data.trim()) texts.push(node);

    const cutAnyway = new Set(texts.filter(isCut));
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    try {
      await new Promise(requestAnimationFrame);
      return texts
        .filter(text => !cutAnyway.has(text) && isCut(text))
        .map(text => `with wider spacing is cut: ${text.data.trim().slice(0, 60)}`);
    } finally {
      document.adoptedStyleSheets.pop();
    }
  }, spacing);
