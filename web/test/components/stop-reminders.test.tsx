import { languages } from '@bayan/domain/language/language';
import type { StopPage } from '@bayan/domain/reminders/stop-page';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arReminders from '#locales/ar/reminders.json';
import ar from '#locales/ar/stop-reminders.json';
import enErrors from '#locales/en/errors.json';
import enReminders from '#locales/en/reminders.json';
import en from '#locales/en/stop-reminders.json';
import { StopRemindersPage } from '#pages/stop-reminders.tsx';
import { WrittenPageProvider } from '#platform/written-page.tsx';
import { ReminderSection } from '#teaching/reminders/reminder-section.tsx';
import { answer, asked, noNetwork } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { press } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const remindersIn = { en: enReminders, ar: arReminders };
const student = { name: 'Omar', nameAr: 'عمر' };

describe.each(languages)('the page of a stop link in %s', language => {
  const { inBoth, test } = inTurn(language);
  const words = textsIn[language];
  const errors = errorsIn[language];
  const wishIn = () => document.querySelector<HTMLInputElement>('main form input[name=wish]')?.value;
  const open = (shown: StopPage) =>
    show(
      <WrittenPageProvider value={{ page: 'stop-reminders', shown, query: '?token=secret' }}>
        <StopRemindersPage />
      </WrittenPageProvider>,
      { language, width: 390, isWholePage: true },
    );

  inBoth.each([
    ['on', 'stop', words.on.title, words.on.send],
    ['stopped', 'resume', words.stopped.title, words.stopped.send],
  ] as const)(
    '%s: says whose and which, and its one button wishes to %s',
    async (state, wish, title, send) => {
      await open({ state, kind: 'homework-day', student });
      const main = page.getByRole('main');
      await expect.element(main.getByText(remindersIn[language].homeworkDay)).toBeVisible();
      await expect.element(main).toMatchTextContent(language === 'ar' ? student.nameAr : student.name);
      await expect.element(main.getByText(title)).toBeVisible();
      await expect.element(main.getByRole('button', { name: send })).toBeVisible();
      expect(wishIn()).toBe(wish);
      // The language is changed without losing the link.
      const other = document.querySelector('header a[data-language]');
      expect(new URL((other as HTMLAnchorElement).href).searchParams.get('token')).toBe('secret');
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test.each([
    [{ state: 'off', kind: 'lesson-hour', student }, words.off.title],
    [{ state: 'unknown' }, errors.reminder.unknown.title],
    [{ state: 'too-often' }, errors.limit.reached.title],
  ] as const)('%o has nothing to press, and says why', async (shown, title) => {
    await open(shown);
    await expect.element(page.getByRole('main').getByText(title)).toBeVisible();
    expect(wishIn()).toBeUndefined();
    expect(await accessibilityFaults()).toEqual([]);
  });
});

describe.each(languages)('what readers stopped, in %s', language => {
  const { test } = inTurn(language);
  const words = remindersIn[language].stopped;
  const kind = remindersIn[language].lessonDay;
  const stop = { reader: 'parent', kind: 'lesson-day' };
  const mine = { reader: 'student', kind: 'lesson-day' };
  const STOPS = 'GET /api/me/reminders/stops';
  const RESUME = 'POST /api/me/reminders/resume';
  const open = async () => {
    answer('GET /api/me/reminders', { lessonDay: true, lessonHour: true, homeworkDay: true, version: 0 });
    const section = (
      <>
        <h1>{remindersIn[language].title}</h1>
        <ReminderSection />
      </>
    );
    await show(section, { language, width: 390, as: 'student' });
  };
  const lineOf = (text: string) => text.replace('{{kind}}', kind);
  const resumeOf = (text: string) => words.resumeOf.replace('{{stopped}}', lineOf(text));

  test('is turned on again by one press, and leaves the list', async () => {
    answer(STOPS, { items: [stop, mine] });
    answer(RESUME, { items: [mine] });
    await open();
    await expect.element(page.getByText(lineOf(words.parent))).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
    await press(resumeOf(words.parent));
    await expect.element(page.getByText(lineOf(words.parent))).not.toBeInTheDocument();
    await expect.element(page.getByText(lineOf(words.student))).toBeVisible();
    expect(asked(RESUME).map(({ body }) => body)).toEqual([stop]);
  });

  test('stays in the list, with what went wrong, where the academy cannot be reached', async () => {
    answer(STOPS, { items: [stop] });
    answer(RESUME, noNetwork);
    await open();
    await press(resumeOf(words.parent));
    await expect.element(page.getByRole('alert')).toBeVisible();
    await expect.element(page.getByText(lineOf(words.parent))).toBeVisible();
  });

  test('is not spoken of where nobody stopped anything', async () => {
    answer(STOPS, { items: [] });
    await open();
    await expect.element(page.getByRole('switch', { name: kind })).toBeVisible();
    await expect.element(page.getByText(words.title)).not.toBeInTheDocument();
  });
});
