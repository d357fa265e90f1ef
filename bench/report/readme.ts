const START = '<!-- bench -->';
const END = '<!-- /bench -->';

/** The manual with the report between its two marks. */
export function withReport(readme: string, report: string): string {
  const start = readme.indexOf(START);
  const end = readme.indexOf(END);
  if (start < 0 || end < start) throw new Error(`README.md has no ${START} followed by ${END}`);
  return `${readme.slice(0, start + START.length)}\n\n${report}\n\n${readme.slice(end)}`;
}
