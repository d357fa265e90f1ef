/** The manual with the report of a section between its two marks. */
export function withReport(readme: string, section: string, report: string): string {
  const [first, last] = [`<!-- bench: ${section} -->`, `<!-- /bench: ${section} -->`];
  const start = readme.indexOf(first);
  const end = readme.indexOf(last);
  if (start < 0 || end < start) throw new Error(`README.md has no ${first} followed by ${last}`);
  return `${readme.slice(0, start + first.length)}\n\n${report}\n\n${readme.slice(end)}`;
}
