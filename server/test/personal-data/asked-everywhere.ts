import type { Route } from '@bayan/platform/http/route';
import type { Person } from '#test/builders.ts';
import type { TestApp } from '#test/harness.ts';

/** What is read without naming a record: lists, searches, overviews and the files of lists. */
const isList = ({ method, path }: Route) =>
  method === 'get' && path.startsWith('/api/') && !path.includes('{');
/** It does not end. */
const STREAM = '/api/live';

/** Which lists and searches tell these people of a word, asked for it where they can be. */
export async function tellingOf(
  { app }: TestApp,
  people: readonly Person[],
  word: string,
): Promise<string[]> {
  const telling: string[] = [];
  for (const route of app.routes.filter(one => isList(one) && one.path !== STREAM)) {
    const isSearch = 'q' in (route.input?.query?.shape ?? {});
    const path = isSearch ? `${route.path}?q=${word}` : route.path;
    for (const person of people) {
      const answer = await person.call('GET', path);
      if ((await answer.text()).toLowerCase().includes(word)) {
        telling.push(path);
        break;
      }
    }
  }
  return telling;
}
