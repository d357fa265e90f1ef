/** The same words in the same style and font, and nothing else that they would wait for: no script, nothing linked. */
export const styledPage = (html: string): string =>
  html
    .replace(/<(script|template)\b.*?<\/\1>/gs, '')
    .replace(/<link\b[^>]*>/g, link => (/\bas="font"/.test(link) ? link : ''));
