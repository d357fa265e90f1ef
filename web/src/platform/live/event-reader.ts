/**
 * Reads server-sent events piece by piece, as far as our own server writes them: lines of data, a blank one after each
 * event, and comments, which say nothing.
 */
export function createEventReader(onData: (data: string) => void): (piece: string) => void {
  let unfinished = '';
  let data: string[] = [];

  const take = (line: string) => {
    if (line.startsWith('data:')) data.push(line.slice('data:'.length).trimStart());
    if (line !== '' || data.length === 0) return;
    onData(data.join('\n'));
    data = [];
  };
  return piece => {
    const lines = (unfinished + piece).split('\n');
    unfinished = lines.pop() ?? '';
    lines.forEach(take);
  };
}
