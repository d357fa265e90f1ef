import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/student-overview.json';
import en from '#locales/en/student-overview.json';
import { NextLesson } from '#views/student-overview/next-lesson.tsx';
import { inTurn } from './in-turn.ts';
import { now, show } from './render.tsx';
import { inHours, session } from './samples.ts';

const textsIn = { en, ar };

describe.each(languages)('the next lesson in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language].next;
  const join = page.getByRole('link', { name: text.join, exact: false });

  const open = (different: Parameters<typeof session>[0]) =>
    show(<NextLesson session={session(different)} now={now} />, {
      language,
      as: 'student',
    });

  inBoth('is told by both clocks, with whom and for how long', async () => {
    await open({});
    const region = page.getByRole('region', { name: text.title });
    await expect.element(region).toMatchTextContent('15:00');
    await expect.element(region).toMatchTextContent('12:00');
    await expect.element(region).toMatchTextContent(language === 'ar' ? '60 دقيقة' : '60 minutes');
    await expect.element(region).toMatchTextContent(language === 'ar' ? 'أميليا هارت' : 'Amelia Hart');
  });

  inBoth.each([
    [0.2, language === 'ar' ? 'بعد 12 دقيقة' : 'in 12 minutes'],
    [3, language === 'ar' ? 'بعد 3 ساعات' : 'in 3 hours'],
    [24, language === 'ar' ? 'غدًا' : 'tomorrow'],
    [-0.1, language === 'ar' ? 'الدقيقة 6 من 60' : '6 of 60 min'],
  ])('counts down from %d hours', async (hours, words) => {
    await open({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });
    await expect.element(page.getByText(words)).toBeVisible();
  });

  test.each([
    ['to come', { startsAt: inHours(1 / 60), endsAt: inHours(1) }, text.title],
    ['under way', { startsAt: inHours(-1 / 60), endsAt: inHours(1) }, text.begun],
    ['begun early', { status: 'in-progress', startsAt: inHours(0.2), endsAt: inHours(1) }, text.begun],
  ] as const)('R431: one that is %s is headed as that', async (_, different, heading) => {
    await open(different);
    await expect.element(page.getByRole('heading')).toHaveTextContent(heading);
  });

  test('one that began before its hour does not count its minutes yet', async () => {
    await open({ status: 'in-progress', startsAt: inHours(0.2), endsAt: inHours(1.2) });
    await expect.element(page.getByRole('heading')).toHaveTextContent(text.begun);
    expect(page.getByRole('region').element().textContent).not.toContain('-');
  });

  test('says when the door opens while it is closed', async () => {
    await open({ startsAt: inHours(11 / 60), endsAt: inHours(1) });
    await expect.element(page.getByText(text.opens)).toBeVisible();
    expect(join.elements()).toEqual([]);
  });

  test('lets one in ten minutes before it begins', async () => {
    await open({ startsAt: inHours(10 / 60), endsAt: inHours(1) });
    await expect.element(join).toHaveAttribute('href', 'https://meet.example/room');
    await expect.element(join).toHaveAttribute('rel', expect.stringContaining('noopener'));
  });

  test('lets one into a lesson that its tutor began earlier', async () => {
    await open({ status: 'in-progress', startsAt: inHours(0.5), endsAt: inHours(1.5) });
    await expect.element(join).toBeVisible();
    await expect.element(page.getByText(text.begun)).toBeVisible();
  });

  test('says that the link is not there yet', async () => {
    await open({ startsAt: inHours(0.1), meetingLink: null });
    await expect.element(page.getByText(text.noLink)).toBeVisible();
    expect(join.elements()).toEqual([]);
  });

  inBoth('names the day of a clock that stands at another one', async () => {
    await open({ startsAt: '2026-11-17T22:30:00Z', endsAt: '2026-11-17T23:30:00Z' });
    const region = page.getByRole('region', { name: text.title });
    await expect.element(region).toMatchTextContent('01:30');
    await expect.element(region).toMatchTextContent(language === 'ar' ? '22:30الثلاثاء' : '22:30Tue');
  });
});
