import ICAL from 'ical.js';
import { inject } from 'vitest';
import { type Account, ask, tokenOf } from './accounts.ts';

const PATH = '/api/me/calendar-feed';

interface Feed {
  readonly address: string | null;
}

/** When the sessions of a person are that take place, as another calendar program reads their feed. */
export async function startsInFeed(who: Pick<Account, 'email' | 'password'>): Promise<string[]> {
  const token = await tokenOf(who);
  const read = () => ask<Feed>('GET', PATH, { token });
  if ((await read()).address === null) await ask('POST', PATH, { token });
  const { address } = await read();
  const answer = await fetch(inject('baseUrl') + new URL(address ?? '').pathname);
  const calendar = new ICAL.Component(ICAL.parse(await answer.text()));
  return calendar
    .getAllSubcomponents('vevent')
    .filter(part => part.getFirstPropertyValue('status') !== 'CANCELLED')
    .map(part => new ICAL.Event(part).startDate.toJSDate().toISOString())
    .toSorted();
}
