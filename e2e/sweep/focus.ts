import type { Page } from 'playwright-core';

/** What the keyboard finds on its way through the page: everything once, as it is read, in sight, and marked. */
export async function focusFaults(page: Page): Promise<string[]> {
  const isUntouched = await page.evaluate(() => document.activeElement === document.body);
  // A real key: only for somebody at the keyboard the mark is shown.
  await page.keyboard.press('Tab');
  return page.evaluate(async isUntouched => {
    const faults: string[] = [];
    const called = (element: Element) =>
      `<${element.tagName.toLowerCase()}> ${element.getAttribute('aria-label') ?? element.textContent?.trim().slice(0, 40)}`;

    const radios = new Set<string>();
    const isStop = (element: HTMLElement) => {
      if (
        element.tabIndex < 0 ||
        element.closest('[inert]') ||
        !element.checkVisibility({ visibilityProperty: true })
      )
        return false;
      if ('disabled' in element && element.disabled) return false;
      if (!(element instanceof HTMLInputElement) || element.type !== 'radio') return true;
      // A group has one stop.
      if (radios.has(element.name)) return false;
      radios.add(element.name);
      return true;
    };
    const stops = [
      ...document.querySelectorAll<HTMLElement>(
        'a[href], button, input:not([type=hidden]), select, textarea, summary, [tabindex], [contenteditable]',
      ),
    ].filter(isStop);

    for (const stop of stops) if (stop.tabIndex > 0) faults.push(`pushes itself forward: ${called(stop)}`);
    const first = document.activeElement;
    if (isUntouched && first !== stops[0])
      faults.push(
        `the first key leads to ${first && called(first)} instead of ${stops[0] && called(stops[0])}`,
      );

    /** A control that a drawn one stands for is seen as that. */
    const seen = (stop: HTMLElement): HTMLElement => {
      const { width, height } = stop.getBoundingClientRect();
      const isDrawn = stop.matches('[type=radio], [type=checkbox]') || width <= 1 || height <= 1;
      return (isDrawn && stop.closest('label')) || stop;
    };
    /** What does not scroll with the page is in an order of its own. */
    const layerOf = (stop: Element | null): Element | null => {
      for (let element = stop; element; element = element.parentElement)
        if (/fixed|sticky/.test(getComputedStyle(element).position)) return element;
      return null;
    };
    /** The parts of a date or a time are ordered as the language writes them. */
    const areOfOneField = (one: Element, other: Element) =>
      one.matches('[role=spinbutton]') &&
      other.matches('[role=spinbutton]') &&
      one.parentElement === other.parentElement;
    /** In what holds both: a part of an Arabic page may be read from left to right. */
    const isRtlFor = (one: Element, other: Element) => {
      let both: Element = one;
      while (!both.contains(other)) both = both.parentElement ?? document.body;
      return getComputedStyle(both).direction === 'rtl';
    };
    const places = stops.map(stop => ({
      stop,
      box: seen(stop).getBoundingClientRect(),
      layer: layerOf(stop),
    }));
    for (const [index, { stop, box, layer }] of places.entries()) {
      const before = places[index - 1];
      if (
        !before ||
        before.layer !== layer ||
        areOfOneField(stop, before.stop) ||
        box.width <= 1 ||
        before.box.width <= 1
      )
        continue;
      const isRtl = isRtlFor(before.stop, stop);
      const isAbove = box.bottom <= before.box.top + 1;
      const isBeside = box.top < before.box.bottom - 1 && before.box.top < box.bottom - 1;
      const isEarlier = isRtl ? box.left >= before.box.right - 1 : box.right <= before.box.left + 1;
      const isLater = isRtl ? box.right <= before.box.left + 1 : box.left >= before.box.right - 1;
      if ((isAbove && !isLater) || (isBeside && isEarlier))
        faults.push(`comes after what is read later: ${called(stop)} after ${called(before.stop)}`);
    }

    const marks = (stop: HTMLElement) =>
      [seen(stop), ...(seen(stop) === stop ? [stop.parentElement ?? stop] : seen(stop).querySelectorAll('*'))]
        .map(element => {
          const { outlineStyle, outlineWidth, outlineColor, boxShadow, borderColor, backgroundColor } =
            getComputedStyle(element);
          const outline = outlineStyle === 'none' ? '' : `${outlineStyle} ${outlineWidth} ${outlineColor}`;
          return `${outline} ${boxShadow} ${borderColor} ${backgroundColor}`;
        })
        .join();
    /**
     * Where something of a layer of its own, such as a bar at the edge of the window, stands before it. Of a text in
     * several lines the browser brings into sight the one that is written in. A panel of tabs without any control takes
     * the focus itself, so that the keyboard scrolls it; one that is higher than the room between the bars is never whole.
     */
    const isCovered = (stop: HTMLElement) => {
      if (stop instanceof HTMLTextAreaElement) return false;
      const { left, top, width, height } = seen(stop).getBoundingClientRect();
      const { scrollPaddingTop, scrollPaddingBottom } = getComputedStyle(document.documentElement);
      const room = innerHeight - Number.parseFloat(scrollPaddingTop) - Number.parseFloat(scrollPaddingBottom);
      if (stop.role === 'tabpanel' && height > room) return false;
      return [0.1, 0.5, 0.9].some(across =>
        [0.1, 0.5, 0.9].some(down => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          const layer = layerOf(hit);
          return (
            layer !== null && layer !== layerOf(stop) && !layer.contains(stop) && !seen(stop).contains(hit)
          );
        }),
      );
    };
    const isInSight = (stop: HTMLElement) => {
      const { left, top, width, height } = seen(stop).getBoundingClientRect();
      return [0.5, 0.1, 0.9].some(across =>
        [0.5, 0.1, 0.9].some(down => {
          const hit = document.elementFromPoint(left + width * across, top + height * down);
          return hit && (seen(stop).contains(hit) || hit.contains(stop));
        }),
      );
    };
    /** What marks itself by a state of its own does so when it is drawn next. */
    const aFrameLater = async <T>(look: () => T) => {
      await new Promise(requestAnimationFrame);
      return look();
    };
    (document.activeElement as HTMLElement | null)?.blur();
    for (const stop of stops) {
      const without = marks(stop);
      stop.focus();
      if (document.activeElement !== stop) faults.push(`cannot be reached: ${called(stop)}`);
      else if (marks(stop) === without && (await aFrameLater(() => marks(stop))) === without)
        faults.push(`is not marked: ${called(stop)}`);
      else if (isCovered(stop)) faults.push(`is covered: ${called(stop)}`);
      else if (!isInSight(stop)) faults.push(`is out of sight: ${called(stop)}`);
    }
    return faults;
  }, isUntouched);
}
