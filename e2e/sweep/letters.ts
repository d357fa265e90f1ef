import type { Page } from 'playwright-core';

/**
 * Gives every element with letters an attribute, unless its letters look like known ones, and answers with what they
 * look like: the value of the attribute is the place in the answer. An empty look is one that nothing can be said of, as
 * of letters over a picture that is not around them. Of many with the same look three stand for all.
 */
export const markLetters = (page: Page, attribute: string, known: readonly string[]): Promise<string[]> =>
  page.evaluate(
    ({ attribute, known }) => {
      const isKnown = new Set(known);
      // Axe judges no letters that are kept from those who listen.
      const all = [...document.querySelectorAll('body, body *')].filter(
        element =>
          element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
          !element.closest('[aria-hidden="true"]:not(svg)'),
      );
      const boxes = new Map(all.map(element => [element, element.getBoundingClientRect()]));
      const styles = new Map<Element, CSSStyleDeclaration>();
      const styleOf = (element: Element) => {
        const style = styles.get(element) ?? getComputedStyle(element);
        styles.set(element, style);
        return style;
      };

      const isSeeThrough = (colour: string) => /^(transparent|rgba\(.*, 0\)|.*\/ 0\))$/.test(colour);
      const isOpaque = (colour: string) => colour !== 'transparent' && !/rgba\(|\//.test(colour);
      const isPainted = (element: Element) => {
        const { backgroundColor, backgroundImage } = styleOf(element);
        const isPicture = element.matches('img, video, canvas, svg, iframe, object');
        return isPicture || backgroundImage !== 'none' || !isSeeThrough(backgroundColor);
      };
      const painted = all.filter(element => !element.parentElement?.closest('svg') && isPainted(element));

      const hasLetters = (element: Element) => {
        const box = boxes.get(element);
        // As small as that is what is there for those who listen.
        if (!box || box.width <= 1 || box.height <= 1) return false;
        if (element.matches('input, textarea, select'))
          return !element.matches('[type=checkbox], [type=radio], [type=range], [type=file]');
        return [...element.childNodes].some(node => node instanceof Text && node.data.trim() !== '');
      };
      /** Without what is kept free around them, where a field has its icon. */
      const boxOfLetters = (element: Element) => {
        const { left, top, width, height } = boxes.get(element) ?? element.getBoundingClientRect();
        const style = styleOf(element);
        const [start, above, end, below] = (['Left', 'Top', 'Right', 'Bottom'] as const).map(
          side => Number.parseFloat(style[`padding${side}`]) + Number.parseFloat(style[`border${side}Width`]),
        ) as [number, number, number, number];
        return new DOMRect(left + start, top + above, width - start - end, height - above - below);
      };
      const isWithin = (one: DOMRect, other: DOMRect) =>
        one.left >= other.left - 1 &&
        one.right <= other.right + 1 &&
        one.top >= other.top - 1 &&
        one.bottom <= other.bottom + 1;

      const cut = (one: DOMRect, other: DOMRect) => {
        const [left, top] = [Math.max(one.left, other.left), Math.max(one.top, other.top)];
        const [right, bottom] = [Math.min(one.right, other.right), Math.min(one.bottom, other.bottom)];
        return new DOMRect(left, top, Math.max(0, right - left), Math.max(0, bottom - top));
      };
      interface Place {
        readonly box: DOMRect;
        /** Where it must be scrolled into sight. */
        readonly scroller: Element | null;
      }
      /** Where it can be seen: nowhere, if it is in a table that is there for those who listen. */
      const placeOf = (element: Element): Place | null => {
        let box = boxOfLetters(element);
        let { position } = styleOf(element);
        for (
          let around = element.parentElement;
          around && position !== 'fixed';
          around = around.parentElement
        ) {
          const { overflow, position: ownPosition } = styleOf(around);
          // What is placed by itself leaves the elements that are not.
          if (position === 'absolute' && ownPosition === 'static') continue;
          position = ownPosition;
          if (overflow === 'visible') continue;
          const rest = cut(box, around.getBoundingClientRect());
          if (rest.width > 1 && rest.height > 1) box = rest;
          else return /auto|scroll/.test(overflow) ? { box, scroller: around } : null;
        }
        return { box, scroller: null };
      };

      /** Whether something else stands behind the letters and before their ground, as far as that can be seen. */
      const mayStandBetween = (other: Element, element: Element, ground: Element, box: DOMRect) => {
        const place = boxes.get(other);
        if (!place || other.contains(element) || element.contains(other)) return false;
        const [left, right] = [Math.max(box.left, place.left), Math.min(box.right, place.right)];
        const [top, bottom] = [Math.max(box.top, place.top), Math.min(box.bottom, place.bottom)];
        if (right - left <= 1 || bottom - top <= 1) return false;
        const stack = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
        const [at, letters, behind] = [other, element, ground].map(part => stack.indexOf(part));
        if (at === undefined || letters === undefined || behind === undefined) return true;
        if (at === -1 || behind === -1) return true;
        // What lies over the letters hides them, and is not what they are read on.
        return letters === -1 ? at < behind : at > letters && at < behind;
      };

      /** All that decides how well its letters are read, if that is the elements around it and nothing else. */
      const looksOf = (element: Element, { box, scroller }: Place): string => {
        if (element.closest('svg')) return '';
        const { color, fontSize, fontWeight, textShadow } = styleOf(element);
        const { color: placeholder } = getComputedStyle(element, '::placeholder');
        const looks = [color, fontSize, fontWeight, textShadow, element.tagName, placeholder];
        let ground: Element | null = null;
        for (let around: Element | null = element; around; around = around.parentElement) {
          const { backgroundColor, backgroundImage, opacity, overflow, filter, mixBlendMode } =
            styleOf(around);
          const veil = [opacity, filter, mixBlendMode].join();
          if (veil !== '1,none,normal') looks.push(veil);
          if (ground || isSeeThrough(backgroundColor)) {
            if (!ground && backgroundImage !== 'none') return '';
            continue;
          }
          // What scrolls or is cut off is seen on its ground alone.
          const shown = scroller && around.contains(scroller) ? scroller.getBoundingClientRect() : box;
          const isOnIt = isWithin(shown, around.getBoundingClientRect()) || overflow !== 'visible';
          if (backgroundImage !== 'none' || !isOnIt) return '';
          looks.push(backgroundColor);
          if (isOpaque(backgroundColor)) ground = around;
        }
        const under = ground;
        if (!under) return '';
        if (!scroller && painted.some(other => mayStandBetween(other, element, under, box))) return '';
        return looks.join(' ');
      };

      for (const element of document.querySelectorAll(`[${attribute}]`)) element.removeAttribute(attribute);
      const marked: string[] = [];
      const standing = new Map<string, number>();
      for (const element of all.filter(hasLetters)) {
        const place = placeOf(element);
        if (!place) continue;
        const looks = looksOf(element, place);
        const like = standing.get(looks) ?? 0;
        if (isKnown.has(looks) || (looks !== '' && like === 3)) continue;
        standing.set(looks, like + 1);
        element.setAttribute(attribute, String(marked.length));
        marked.push(looks);
      }
      return marked;
    },
    { attribute, known },
  );
