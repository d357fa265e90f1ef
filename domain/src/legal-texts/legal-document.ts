/** A piece of a sentence: plain, strong, a name as a computer writes it, or a link. */
export type LegalPiece =
  | { readonly kind: 'plain' | 'strong' | 'code'; readonly text: string }
  | { readonly kind: 'link'; readonly text: string; readonly to: string };
export type LegalSentence = readonly LegalPiece[];

export type LegalBlock =
  | { readonly kind: 'paragraph'; readonly text: LegalSentence }
  | { readonly kind: 'list'; readonly items: readonly LegalSentence[] }
  | {
      readonly kind: 'table';
      readonly head: readonly LegalSentence[];
      readonly rows: readonly (readonly LegalSentence[])[];
    };

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly LegalBlock[];
}

export interface LegalDocument {
  readonly title: string;
  readonly intro: readonly LegalBlock[];
  readonly sections: readonly LegalSection[];
}

/** A text that has marks we do not read, which a page would show as they are. */
export class LegalMarkError extends Error {}

/**
 * Reads a legal text: `#` its title, `##` a section, `-` a point, `|` a row of a table, and paragraphs between empty
 * lines. Anything else is refused, so that no text is published that a page cannot show.
 */
export function legalDocumentOf(body: string): LegalDocument {
  const [first = '', ...parts] = body.trim().split(/^## /m);
  const [titleLine = '', ...intro] = first.split('\n');
  if (!titleLine.startsWith('# ')) throw new LegalMarkError('a legal text begins with its title');
  return {
    title: titleLine.slice(2).trim(),
    intro: blocksOf(intro.join('\n')),
    sections: parts.map(part => {
      const [title = '', ...rest] = part.split('\n');
      return { title: title.trim(), blocks: blocksOf(rest.join('\n')) };
    }),
  };
}

const blocksOf = (text: string): LegalBlock[] =>
  text
    .split(/\n\s*\n/)
    .map(block => block.trim())
    .filter(block => block !== '')
    .map(blockOf);

function blockOf(block: string): LegalBlock {
  const lines = block.split('\n');
  if (lines.every(line => line.startsWith('- ')))
    return { kind: 'list', items: lines.map(line => sentenceOf(line.slice(2))) };
  if (lines.every(line => line.startsWith('|'))) return tableOf(lines);
  if (lines.length > 1 || /^[#|>*-]/.test(block.replace(/^\*\*/, '')))
    throw new LegalMarkError(`this is no paragraph, list or table: ${lines[0]}`);
  return { kind: 'paragraph', text: sentenceOf(block) };
}

const cellsOf = (line: string) =>
  line
    .replace(/^\||\|$/g, '')
    .split('|')
    .map(cell => cell.trim());

function tableOf([head = '', rule = '', ...rows]: readonly string[]): LegalBlock {
  const titles = cellsOf(head);
  const isRule = cellsOf(rule).every(cell => /^-{3,}$/.test(cell));
  if (!isRule || rows.length === 0 || rows.some(row => cellsOf(row).length !== titles.length))
    throw new LegalMarkError(`a table has a head, a rule and rows of as many cells: ${head}`);
  return {
    kind: 'table',
    head: titles.map(sentenceOf),
    rows: rows.map(row => cellsOf(row).map(sentenceOf)),
  };
}

const MARKED = /\*\*(?<strong>[^*]+)\*\*|`(?<code>[^`]+)`|\[(?<text>[^\]]+)\]\((?<to>\/[\w/-]*)\)/g;
/** What is left of a mark that was not closed, or that we do not read. */
const STRAY = /[*`[\]<>{}]/;

function sentenceOf(text: string): LegalSentence {
  const pieces: LegalPiece[] = [];
  let end = 0;
  const plain = (until: number) => {
    const between = text.slice(end, until);
    if (STRAY.test(between)) throw new LegalMarkError(`a mark is not closed or not known: ${between}`);
    if (between !== '') pieces.push({ kind: 'plain', text: between });
  };
  for (const match of text.matchAll(MARKED)) {
    plain(match.index);
    end = match.index + match[0].length;
    const { strong, code, text: label, to } = match.groups ?? {};
    if (strong) pieces.push({ kind: 'strong', text: strong });
    else if (code) pieces.push({ kind: 'code', text: code });
    else if (label && to) pieces.push({ kind: 'link', text: label, to });
  }
  plain(text.length);
  return pieces;
}

/** What two languages of one text share: how many sections, and of what each is made. */
export const shapeOf = ({ intro, sections }: LegalDocument): string =>
  [intro, ...sections.map(({ blocks }) => blocks)]
    .map(blocks => blocks.map(blockShape).join(' '))
    .join(' / ');

const blockShape = (block: LegalBlock): string => {
  if (block.kind === 'list') return `list of ${block.items.length}`;
  if (block.kind === 'table') return `table of ${block.rows.length}`;
  return block.kind;
};
