import type { Page } from 'playwright-core';

/** What a reader whose system sets all colours cannot tell any more: what is chosen, on, or has the focus (R776). */
export async function forcedColourFaults(page: Page): Promise<string[]> {
  await page.emulateMedia({ forcedColors: 'active' });
  try {
    return await page.evaluate(() => {
      const see = (root: Element): string => [root, ...root.querySelectorAll('*')].map(drawn).join('\n');

      const isSeeThrough = (colour: string) => colour === 'transparent' || /^rgba\(.*, 0\)$/.test(colour);
      const surfaceBehind = (element: Element): string => {
        for (let around = element.parentElement; around; around = around.parentElement) {
          const { backgroundColor } = getComputedStyle(around);
          if (!isSeeThrough(backgroundColor)) return backgroundColor;
        }
        return getComputedStyle(document.documentElement).backgroundColor;
      };
      const sides = ['Top', 'Right', 'Bottom', 'Left'] as const;
      /** What of an element can be seen at all; a dot in the colour of its ground is none, wherever it stands. */
      function drawn(element: Element): string {
        if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) return '';
        const style = getComputedStyle(element);
        const { left, top } = element.getBoundingClientRect();
        const parts: string[] = [];
        const ground = surfaceBehind(element);
        if (!isSeeThrough(style.backgroundColor) && style.backgroundColor !== ground)
          parts.push(`on ${style.backgroundColor}`);
        for (const side of sides)
          if (style[`border${side}Style`] !== 'none' && style[`border${side}Width`] !== '0px')
            parts.push(
              `${side} ${style[`border${side}Style`]} ${style[`border${side}Width`]} ${style[`border${side}Color`]}`,
            );
        if (style.outlineStyle !== 'none' && style.outlineWidth !== '0px')
          parts.push(`outline ${style.outlineWidth} ${style.outlineStyle} ${style.outlineColor}`);
        const hasWords = [...element.childNodes].some(node => node instanceof Text && node.data.trim());
        if (hasWords) parts.push(`${style.color} ${style.fontWeight} ${style.textDecorationLine}`);
        if (element instanceof SVGGeometryElement) parts.push(`${style.fill} ${style.stroke}`);
        if (element instanceof HTMLInputElement && style.appearance !== 'none' && style.opacity !== '0')
          parts.push(`its own ${element.checked}`);
        return parts.length > 0 ? `${Math.round(left)} ${Math.round(top)} ${parts.join(' ')}` : '';
      }

      const called = (element: Element) =>
        `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;
      const differs = (element: Element, change: () => void, back: () => void): boolean => {
        const root = element.closest('label') ?? element;
        const before = see(root);
        change();
        const after = see(root);
        back();
        return before !== after;
      };
      const byAttribute = (name: string, value: string) => (element: Element) => {
        const was = element.getAttribute(name);
        const set = (next: string | null) =>
          next === null ? element.removeAttribute(name) : element.setAttribute(name, next);
        return differs(
          element,
          () => set(was === null || was === 'false' ? value : null),
          () => set(was),
        );
      };
      const byTick = (element: Element) => {
        if (!(element instanceof HTMLInputElement)) return true;
        const was = element.checked;
        const rivals = [
          ...document.querySelectorAll<HTMLInputElement>(`[type=radio][name="${CSS.escape(element.name)}"]`),
        ].map(rival => ({ rival, was: rival.checked }));
        return differs(
          element,
          () => {
            element.checked = !was;
          },
          () => {
            element.checked = was;
            if (element.type === 'radio') for (const { rival, was } of rivals) rival.checked = was;
          },
        );
      };

      const states: ReadonlyArray<readonly [string, (element: Element) => boolean, string]> = [
        // Stars are filled by how many there are: what one of them looks like is not its own state.
        [
          'label[data-rac]:not(:has(> svg)), [role=option], [role=tab]',
          byAttribute('data-selected', 'true'),
          'is chosen',
        ],
        ['label:not([data-rac]) :is([type=radio], [type=checkbox])', byTick, 'is chosen'],
        ['[aria-pressed]', byAttribute('aria-pressed', 'true'), 'is pressed'],
        ['nav [aria-current]', byAttribute('aria-current', 'page'), 'is the page shown'],
        ['[role=spinbutton]', byAttribute('data-focused', 'true'), 'has the focus'],
      ];
      return states.flatMap(([selector, isTold, what]) =>
        [...document.querySelectorAll(selector)]
          .filter(element => (element.closest('label') ?? element).checkVisibility() && !isTold(element))
          .map(
            element => `with the colours of the system it does not show that it ${what}: ${called(element)}`,
          ),
      );
    });
  } finally {
    await page.emulateMedia({ forcedColors: 'none' });
  }
}
