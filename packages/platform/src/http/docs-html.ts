/** Text that is HTML already. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

const ESCAPES: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, character => ESCAPES[character] ?? '');

function written(part: Part): string {
  if (typeof part === 'string') return escaped(part);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map(one => one.html).join('');
}

/** Whatever is put in is text and escaped, unless it is markup. */
export const html = (texts: TemplateStringsArray, ...parts: Part[]): Markup => ({
  html: String.raw({ raw: texts }, ...parts.map(written)),
});

export const NOTHING: Markup = { html: '' };

export const joined = (parts: readonly Markup[], separator: string): Markup => ({
  html: parts.map(part => part.html).join(escaped(separator)),
});

/** Sentences in which `backticks` mark what is code. */
export const prose = (text: string): Markup[] =>
  text.split('`').map((piece, index) => (index % 2 === 1 ? html`<code>${piece}</code>` : html`${piece}`));

/** A name that may be broken after its dots, so that narrow columns do not break it anywhere. */
export const dotted = (name: string): Markup[] => name.split(/(?<=\.)/).map(piece => html`${piece}<wbr>`);
