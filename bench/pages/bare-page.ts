/** The same words in the same elements, and nothing else: no style, no font, no script, no class. A screen is set against it. */
export const barePage = (html: string): string =>
  html
    .replace(/<(script|style|template|svg)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>/g, '')
    .replace(/\s(?:class|style|data-[\w-]+|aria-[\w-]+|id)="[^"]*"/g, '');
