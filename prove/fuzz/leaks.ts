/** What only somebody inside should ever read: traces, statements, places and names of our own. */
const INSIDE: readonly RegExp[] = [
  /\n\s+at .+:\d+/,
  /\bat (async )?[\w.<>]+ \((file:|node:|\/)/,
  /node_modules|node:internal|file:\/\//,
  /\/(home|work|usr|tmp|var|root)\/[\w.-]+/,
  /\b[\w-]+\.(ts|mjs|tsx):\d+/,
  /(server|domain|web)\/src\//,
  /\bselect\b[\s\S]{0,200}\bfrom "?\w+"?/i,
  /\binsert into\b|\bdelete from\b|\bupdate "?\w+"? set\b/i,
  /violates \w+|relation "|duplicate key|syntax error at|SQLSTATE|Failed query/,
  /\bpg_\w+|postgres(ql)?:|drizzle|ZodError|_zod|\$ZodIssue/i,
  /\b(Type|Reference|Range|Syntax)Error\b|Cannot read propert|is not a function|is not iterable/,
  /\bE(CONNREFUSED|CONNRESET|NOENT|PIPE)\b/,
  /\$argon2|passwordHash|password_hash|"privateKey"|"d":"/,
];

/** Code for browsers speaks of errors by its trade, and so does the description of the API. */
const isOwnText = (target: string) => /^\/(assets\/|api\/(docs|openapi\.json))/.test(target);

/** Everything in an answer that should not be there. What the request itself said may be said back. */
export function leaksIn(
  text: string,
  { target, sent, secrets }: { target: string; sent: string; secrets: readonly string[] },
): string[] {
  if (isOwnText(target)) return [];
  const found = INSIDE.flatMap(pattern => pattern.exec(text)?.[0] ?? []);
  const literal = secrets.filter(secret => text.includes(secret));
  return [...found.filter(piece => !sent.includes(piece)), ...literal];
}
