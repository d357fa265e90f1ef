import type { Page } from 'playwright-core';

/** WCAG 1.4.11: what a drawing says by its shapes stands at 3 : 1 on its ground. */
export const drawingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const canvas = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    const partsOf = (colour: string): readonly [number, number, number, number] => {
      if (!canvas) throw new Error('there is no canvas');
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      return [red, green, blue, alpha];
    };
    const luminance = (colour: string) => {
      const [red = 0, green = 0, blue = 0] = partsOf(colour)
        .slice(0, 3)
        .map(part => (part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    const contrast = (one: string, other: string) => {
      const [dark = 0, bright = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
      return (bright + 0.05) / (dark + 0.05);
    };
    const isPaint = (colour: string) => colour !== 'none' && partsOf(colour)[3] > 0;
    const groundOf = (element: Element) => {
      for (let around: Element | null = element; around; around = around.parentElement) {
        const { backgroundColor } = getComputedStyle(around);
        if (isPaint(backgroundColor)) return backgroundColor;
      }
      return 'white';
    };
    const shapes = [...document.querySelectorAll('figure svg *, [role=progressbar] svg *')].filter(
      shape => shape instanceof SVGGeometryElement && shape.checkVisibility(),
    );
    return shapes.flatMap(shape => {
      const { fill, stroke } = getComputedStyle(shape);
      const ground = groundOf(shape);
      const best = Math.max(...[fill, stroke].filter(isPaint).map(paint => contrast(paint, ground)), 1);
      return best < 3 ? [`is drawn at ${best.toFixed(1)} : 1: ${shape.outerHTML.slice(0, 120)}`] : [];
    });
  });
