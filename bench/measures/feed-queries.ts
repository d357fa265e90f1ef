import { callAs } from '@bayan/server/test/builders';
import type { TestApp } from '@bayan/server/test/harness';
import { pathOf } from '#bench/load/path-of.ts';
import type { MeasuredRequest } from './measured-request.ts';

interface SignedIn {
  readonly access_token: string;
}

/** The calendars of a tutor and a student, as their programs read them. */
export async function feedQueries(
  app: TestApp,
  people: Readonly<Record<'tutor' | 'student', SignedIn>>,
): Promise<MeasuredRequest[]> {
  const requests: MeasuredRequest[] = [];
  for (const as of ['tutor', 'student'] as const) {
    const ask = (method: string) =>
      callAs(app, people[as].access_token, method, pathOf('/api/me/calendar-feed'));
    await ask('POST');
    const { address } = (await (await ask('GET')).json()) as { address: string };
    requests.push({ group: 'calendar feeds', as, path: new URL(address).pathname });
  }
  return requests;
}
