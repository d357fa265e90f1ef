/** One cell as the spreadsheet has it. */
export interface Cell {
  readonly text: string;
  readonly isFormula: boolean;
}

const ROW = /<table:table-row\b[^>]*?(?:\/>|>(.*?)<\/table:table-row>)/gs;
const CELL = /<table:table-cell\b([^>]*?)(?:\/>|>(.*?)<\/table:table-cell>)/gs;
const PARAGRAPH = /<text:p\b[^>]*?(?:\/>|>(.*?)<\/text:p>)/gs;
const ENTITIES: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

const plain = (xml: string) =>
  xml
    .replace(/<text:s(?: text:c="(\d+)")?\/>/g, (_, count: string | undefined) =>
      ' '.repeat(Number(count ?? 1)),
    )
    .replaceAll('<text:tab/>', '\t')
    .replace(/<[^>]+>/g, '')
    .replace(/&#x([0-9a-f]+);/gi, (_, code: string) => String.fromCodePoint(Number.parseInt(code, 16)))
    .replace(/&(\w+);/g, (whole, name: string) => ENTITIES[name] ?? whole);

function cellsOf(row: string): Cell[] {
  return [...row.matchAll(CELL)].flatMap(([, attributes = '', content = '']) => {
    const repeated = Number(/number-columns-repeated="(\d+)"/.exec(attributes)?.[1] ?? 1);
    const text = [...content.matchAll(PARAGRAPH)].map(([, line = '']) => plain(line)).join('\n');
    const cell = { text, isFormula: attributes.includes('table:formula=') };
    // The rest of a row is one cell that is repeated to the edge of the sheet.
    return text === '' && repeated > 100 ? [] : Array.from({ length: repeated }, () => cell);
  });
}

/** The rows of the first sheet that have something in them. */
export const rowsOf = (sheet: string): Cell[][] =>
  [...sheet.matchAll(ROW)]
    .map(([, row = '']) => cellsOf(row))
    .filter(cells => cells.some(({ text }) => text !== ''));
