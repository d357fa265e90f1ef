import type { MeasuredServer } from '#bench/servers/measured-server.ts';

/** Those that `node:http` writes by itself. */
const WRITTEN_ANYWAY = new Set(['date', 'connection', 'keep-alive', 'content-length']);

/** What the product answers, for a bare server to give the same headers and, where it is fixed, the same bytes. */
export async function answerOf({ port }: MeasuredServer, path: string, token?: string) {
  const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  });
  if (answer.status !== 200) throw new Error(`${path} answered ${answer.status}`);
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !WRITTEN_ANYWAY.has(name)));
  return { headers, body: await answer.text() };
}
