import { describe, expect, test } from 'vitest';
import { agesOf } from '#public-tutors/offered.ts';
import { reveals, shownNameOf, slugOf } from '#public-tutors/shown-name.ts';
import { queryOfFilters, tutorFiltersIn } from '#public-tutors/tutor-filters.ts';

describe('the public knows a tutor by first name and initial (R710)', () => {
  test.each([
    ['Eleanor Whitcombe', 'Eleanor W.', 'eleanor-w'],
    ['Dr Eleanor Mary Whitcombe', 'Eleanor W.', 'eleanor-w'],
    ['Whitcombe, Eleanor', 'Eleanor W.', 'eleanor-w'],
    ['Zoë Al-Harbi', 'Zoë H.', 'zoe-h'],
    ['Abd al-Rahman Smith', 'Abd al-Rahman S.', 'abd-al-rahman-s'],
    ['Eleanor', 'Eleanor', 'eleanor'],
    ['إليانور ويتكومب', 'إليانور و.', 'tutor'],
    ['دانيال القحطاني', 'دانيال ق.', 'tutor'],
  ])('%s is %s', (name, shown, slug) => {
    expect([shownNameOf(name), slugOf(name)]).toEqual([shown, slug]);
  });
});

describe('a line', () => {
  const eleanor = { name: 'Eleanor Whitcombe', nameAr: 'إليانور ويتكومب' };

  test.each([
    'Ask for Eleanor Whitcombe',
    'WHITCOMBE teaches',
    'مع ويتكومب',
    'لويتكومب',
    'eleanor@example.com',
    'See www.example.com',
    'Call 07700 900 142',
    'اتصلوا على ٠٥٠١٢٣٤٥٦٧',
  ])('reveals too much: %s', line => {
    expect(reveals(line, eleanor)).toBe(true);
  });

  test.each([
    'We read one good page.',
    'Eleanor here',
    'Whitcombeshire',
    '11 years, 3 schools, 2 countries',
    'نقرأ صفحة واحدة.',
  ])('may say: %s', line => {
    expect(reveals(line, eleanor)).toBe(false);
  });
});

test('levels mean ages', () => {
  expect(agesOf(['primary'])).toEqual({ from: 6, to: 11 });
  expect(agesOf(['sixth-form', 'primary'])).toEqual({ from: 6, to: 19 });
});

/** As an address has them. */
const queryOf = (text: string) => {
  const pairs = new Map(
    text
      .slice(1)
      .split('&')
      .map(pair => pair.split('=').map(decodeURIComponent) as [string, string]),
  );
  return { get: (name: string) => pairs.get(name) ?? null };
};

describe('filters stand in the address (R713)', () => {
  test.each([
    '',
    '?subject=English',
    '?level=primary&women=1&arabic=1',
    '?subject=Computer%20Science&after=eleanor-w',
  ])('%s is read as it is written', query => {
    expect(queryOfFilters(tutorFiltersIn(queryOf(query)))).toBe(query);
  });

  test('what is not offered is left out', () => {
    const query = '?subject=Cooking&level=all&women=yes&after=%27%3Bdrop&other=1';
    expect(queryOfFilters(tutorFiltersIn(queryOf(query)))).toBe('');
  });
});
