import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openSetup, type Setup } from './setup.ts';

let setup: Setup;
beforeAll(async () => {
  setup = await openSetup();
});
afterAll(() => setup.close());

async function finds(typed: string, text: string): Promise<boolean> {
  const { rows } = await setup.query('select search_fold($2) like like_pattern($1) as found', [typed, text]);
  return rows[0]?.found === true;
}

describe('search takes as alike (R106)', () => {
  test.each([
    ['with and without vowel marks', 'محمد', 'مُحَمَّد'],
    ['with and without nunation', 'شكرا', 'شُكْرًا'],
    ['with and without tatweel', 'محمد', 'محـــمد'],
    ['a dagger alif', 'الرحمن', 'الرَّحْمٰن'],
    ['alif with hamza above', 'احمد', 'أحمد'],
    ['alif with hamza below', 'اسلام', 'إسلام'],
    ['alif with madda', 'امنة', 'آمنة'],
    ['alif wasla', 'القران', 'ٱلقرآن'],
    ['waw with hamza', 'موسسة', 'مؤسسة'],
    ['ya with hamza', 'رييس', 'رئيس'],
    ['a letter with its hamza written apart', 'أحمد', 'ا\u0654حمد'],
    ['ta marbuta and ha', 'فاطمه', 'فاطمة'],
    ['ya and alif maqsura', 'ليلي', 'ليلى'],
    ['Persian kaf and ya', 'كريمي', 'کریمی'],
    ['the joined form of a word', 'الله', 'ﷲ'],
    ['Arabic and Latin digits', '12', 'الصف ١٢'],
    ['Persian and Latin digits', '45', 'صفحه ۴۵'],
    ['upper and lower case', 'OMAR', 'Omar Al-Harbi'],
    ['accents of Latin letters', 'zoe', 'Zoë'],
    ['accents written apart', 'José', 'Jose\u0301'],
    ['the Turkish capital I', 'istanbul', 'İstanbul'],
    ['Greek and Cyrillic case', 'москва', 'МОСКВА'],
  ])('%s', async (_what, one, other) => {
    expect(await finds(one, other)).toBe(true);
    expect(await finds(other, other)).toBe(true);
  });

  test('a name and its folded form in either direction', async () => {
    for (const [typed, text] of [
      ['أحمد', 'احمد'],
      ['فاطمة', 'فاطمه'],
      ['ليلى', 'ليلي'],
      ['١٢', '12'],
      ['Zoë', 'zoe'],
    ] as const) {
      expect(await finds(typed, text)).toBe(true);
    }
  });
});

describe('search keeps apart', () => {
  test.each([
    ['different letters', 'سارة', 'صارة'],
    ['different names', 'Omar', 'Amr'],
    ['different digits', '12', '١٣'],
    ['letters with different dots', 'بدر', 'ندر'],
  ])('%s', async (_what, typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });
});

describe('a sign that patterns use is only itself', () => {
  test.each(['%', '_', '\\', '％'])('%s is found where it stands', async sign => {
    expect(await finds(sign, `100${sign} done`)).toBe(true);
    expect(await finds(`0${sign} d`, `100${sign} done`)).toBe(true);
  });

  test.each([
    ['%', 'hundred'],
    ['_', 'a'],
    ['\\', 'a'],
    ['a%c', 'abc'],
    ['a_c', 'abc'],
    ['a\\%c', 'a%c'],
    ['\\_', '_'],
    ['\\\\', '\\'],
    ['％', 'hundred'],
  ])('%s does not find %s', async (typed, text) => {
    expect(await finds(typed, text)).toBe(false);
  });
});

test('the kept search text of people, sessions and resources is folded', async () => {
  const person = await setup.insert('profiles', { name: 'Zoë', name_ar: 'أَحْمَد' });
  expect(person.search).toContain('zoe احمد');
  const session = await setup.insert('sessions', { ...(await setup.rowOf.sessions()), notes: 'الصفحة ١٢' });
  expect(session.search).toBe('english الصفحه 12');
  const resource = await setup.insert('resources', { ...(await setup.rowOf.resources()), title: 'Café' });
  expect(resource.search).toContain('cafe');
});
