/** Reads comma-separated values as RFC 4180 describes them. */
export function readCsv(text: string): string[][] {
  const lines: string[][] = [];
  let cells: string[] = [];
  let at = 0;
  while (at < text.length) {
    let cell = '';
    if (text[at] === '"') {
      at += 1;
      while (text[at] !== '"' || text[at + 1] === '"') {
        if (at >= text.length) throw new Error('a quoted cell does not end');
        cell += text[at];
        at += text[at] === '"' ? 2 : 1;
      }
      at += 1;
    } else {
      while (at < text.length && text[at] !== ',' && !text.startsWith('\r\n', at)) {
        cell += text[at];
        at += 1;
      }
      if (/["\r\n]/.test(cell)) throw new Error(`a cell that needs quotes has none: ${JSON.stringify(cell)}`);
    }
    cells.push(cell);
    if (text[at] === ',') {
      at += 1;
      if (at === text.length) cells.push('');
    } else if (text.startsWith('\r\n', at)) {
      at += 2;
      lines.push(cells);
      cells = [];
    } else throw new Error(`text after the cell at ${at}`);
  }
  return lines;
}
