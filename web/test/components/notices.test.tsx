import { languages } from '@bayan/domain/language/language';
import { ALL_NOTICES } from '@bayan/domain/notices/notice-switches';
import type { Notice } from '@bayan/domain/notices/notices.contract';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/notices.json';
import en from '#locales/en/notices.json';
import { Notices } from '#pages/dashboard/notices.tsx';
import { NoticeSection } from '#teaching/notices/notice-section.tsx';
import { NoticeWatch } from '#teaching/notices/notice-watch.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, student } from './samples.ts';
import { press } from './screen.ts';

const wordsIn = { en, ar };
const LIST = 'GET /api/notices';
const READ = 'POST /api/notices/read';
const SETTINGS = 'GET /api/me/notice-settings';
const CHOOSE = 'PUT /api/me/notice-settings';

const state = {
  isOn: true,
  startsAt: inHours(48),
  duration: 60,
  subject: 'English',
  tutorId: idOf(1),
  outcome: null,
} as const;
const people = {
  student: { name: 'Noura', nameAr: 'نورة' },
  studentId: student.id,
  tutor: { name: 'Amelia Hart', nameAr: 'أميليا هارت' },
};
const moved = (different: Partial<Notice> = {}): Notice => ({
  id: idOf(30),
  kind: 'lesson-moved',
  lesson: {
    ...people,
    id: idOf(10),
    from: state,
    to: { ...state, startsAt: inHours(72) },
    timezone: 'Asia/Riyadh',
    tutorTimezone: 'Europe/London',
    reason: 'A school trip',
  },
  series: null,
  seriesGap: null,
  clockChange: null,
  report: null,
  homework: null,
  staffNote: null,
  application: null,
  isRead: false,
  isOutdated: false,
  createdAt: inHours(-1),
  ...different,
});
const marked: Notice = {
  ...moved({ id: idOf(31), kind: 'homework-graded', createdAt: inHours(-26), isRead: true }),
  lesson: null,
  homework: {
    ...people,
    id: idOf(20),
    timezone: 'Asia/Riyadh',
    from: null,
    to: { title: 'An essay', subject: 'English', dueAt: inHours(-30), grade: 'B+', feedback: null },
  },
};

describe.each(languages)('notices in %s', language => {
  const { inBoth, test } = inTurn(language);
  const words = wordsIn[language];
  const titleOf = (text: string) =>
    new RegExp(text.replace(/[\u2068\u2069]?\{\{\w+\}\}[\u2068\u2069]?/g, '.*'));
  const open = (role: 'student' | 'tutor' | 'admin' = 'student', width: 390 | 1280 = 390) =>
    show(<Notices />, { language, width, as: role, at: `/${role}-dashboard/notices` });

  test.each([390, 1280] as const)(
    'each by its day, with both clocks and the reason, at %i (R683)',
    async width => {
      answer(LIST, pageOf(moved(), marked));
      await open('student', width);
      const link = page.getByRole('link', { name: titleOf(words.kinds.student['lesson-moved']) });
      await expect.element(link).toHaveAttribute('href', '/student-dashboard/sessions?tab=upcoming');
      await expect.element(link).toMatchTextContent(words.unread);
      const row = page.getByRole('listitem').first();
      // 12:00 in Riyadh is 09:00 in London.
      await expect.element(row).toMatchTextContent('12:00');
      await expect.element(row).toMatchTextContent('09:00');
      await expect.element(row).toMatchTextContent('A school trip');
      await expect.element(row).toMatchTextContent(words.before);
      const grade = page.getByRole('link', { name: titleOf(words.kinds.student['homework-graded']) });
      await expect.element(grade).toHaveAttribute('href', '/student-dashboard/homework?tab=completed');
      expect(page.getByRole('heading', { level: 2 }).elements()).toHaveLength(2);
      expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('going there marks it as read, and one press marks all up to the newest', async () => {
    answer(LIST, pageOf(moved(), marked));
    answer(READ, { unread: 0 });
    await open();
    await press(words.readAll);
    await expect.poll(() => asked(READ).map(({ body }) => body)).toEqual([{ upTo: idOf(30) }]);
    await page.getByRole('link', { name: titleOf(words.kinds.student['lesson-moved']) }).click();
    expect(location.pathname).toBe('/student-dashboard/sessions');
    await expect.poll(() => asked(READ).at(-1)?.body).toEqual({ ids: [idOf(30)] });
  });

  test('where all is read or outdated there is nothing to mark; what is outdated says so', async () => {
    answer(LIST, pageOf(moved({ isOutdated: true }), marked));
    await open();
    await expect.element(page.getByText(words.outdated)).toBeVisible();
    expect(page.getByRole('button', { name: words.readAll }).elements()).toEqual([]);
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('a new series is one, with its first lesson and how many there are (R525)', async () => {
    const series: NonNullable<Notice['series']> = {
      ...{ ...people, id: idOf(50), subject: 'English', startsAt: inHours(72), duration: 60, count: 50 },
      ...{ timezone: 'Asia/Riyadh', tutorTimezone: 'Europe/London' },
    };
    answer(LIST, pageOf(moved({ kind: 'series-made', lesson: null, series })));
    await open();
    const link = page.getByRole('link', { name: titleOf(words.kinds.student['series-made']) });
    await expect.element(link).toHaveAttribute('href', '/student-dashboard/sessions?tab=upcoming');
    const { student_many, student_other } = { student_many: '', ...words.seriesCount };
    await expect
      .element(page.getByText((student_many || student_other).replace('{{count}}', '50')))
      .toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth.each(['tutor', 'student'] as const)('clocks that change, as a %s reads it (R528)', async reader => {
    const clockChange = {
      ...{ timezone: 'Europe/London', day: '2027-03-28', isForward: true, count: 7, reader },
    };
    answer(LIST, pageOf(moved({ kind: 'clock-change', lesson: null, clockChange })));
    await open(reader);
    const link = page.getByRole('link', { name: titleOf(words.clockChange.forward) });
    const place = {
      tutor: '/tutor-dashboard/calendar/series',
      student: '/student-dashboard/sessions?tab=upcoming',
    };
    await expect.element(link).toHaveAttribute('href', place[reader]);
    await expect.element(link).toMatchTextContent('28');
    const { tutor_few, tutor_other, student } = { tutor_few: '', ...words.clockChange };
    const line = reader === 'tutor' ? (tutor_few || tutor_other).replace('{{count}}', '7') : student;
    await expect.element(page.getByText(line)).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('a day that was not free is told to whoever decides, and leads to the series (R460)', async () => {
    const gap = { id: idOf(50), day: '2027-05-16', count: 1, student: people.student };
    const notice = (reader: 'admin' | 'tutor') =>
      moved({ kind: 'series-gap', lesson: null, seriesGap: { ...gap, reader } });
    answer(LIST, pageOf(notice('admin')));
    await open('admin');
    const name = language === 'ar' ? people.student.nameAr : people.student.name;
    const link = page.getByRole('link', { name, exact: false });
    await expect.element(link).toHaveAttribute('href', '/admin-dashboard/sessions/series');
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('an admin’s mention names the colleague, and leads to the notes (R924)', async () => {
    const by = { name: 'Huda Saleh', nameAr: 'هدى صالح' };
    answer(LIST, pageOf(moved({ kind: 'note-mention', lesson: null, staffNote: { id: idOf(40), by } })));
    await open('admin');
    const link = page.getByRole('link', { name: language === 'ar' ? by.nameAr : by.name, exact: false });
    await expect.element(link).toHaveAttribute('href', '/admin-dashboard/notes?mentions=me');
    expect(await accessibilityFaults()).toEqual([]);
  });

  inBoth('a tutor’s name the student, and lead to the student’s page', async () => {
    answer(LIST, pageOf(moved()));
    await open('tutor', 1280);
    const name = language === 'ar' ? people.student.nameAr : people.student.name;
    const link = page.getByRole('link', { name, exact: false });
    await expect
      .element(link)
      .toHaveAttribute('href', `/tutor-dashboard/students/${student.id}?tab=sessions`);
  });

  test.each(['student', 'tutor', 'admin'] as const)('a %s without any reads what will come', async role => {
    answer(LIST, pageOf());
    await open(role);
    await expect.element(page.getByText(words.empty.title)).toBeVisible();
    await expect.element(page.getByText(words.empty[role])).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test('a mark that was not kept is told', async () => {
    answer(LIST, pageOf(moved()));
    answer(READ, refusal('service.unavailable'));
    await open();
    await press(words.readAll);
    await expect.element(page.getByRole('alert')).toBeVisible();
  });

  test('a change while the page is open is told once; what there was before is not (R525)', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let items = [marked];
    answer(LIST, () => Response.json(pageOf(...items)));
    await show(
      <QueryClientProvider client={queries}>
        <h1>{words.title}</h1>
        <NoticeWatch side="student" />
      </QueryClientProvider>,
      { language, width: 390, as: 'student' },
    );
    // The first answer is what there was before, once it has come.
    await expect.poll(() => queries.getQueryCache().getAll()[0]?.state.status).toBe('success');
    items = [moved(), marked];
    await queries.invalidateQueries();
    const title = titleOf(words.kinds.student['lesson-moved']);
    const told = page.getByRole('alertdialog', { name: title });
    await expect.element(told).toMatchTextContent('12:00');
    await expect.element(told).toMatchTextContent('09:00');
    // By both clocks it is the same day, which is said once.
    const day = language === 'ar' ? /نوفمبر/g : /Nov/g;
    expect(told.element().textContent?.match(day)).toHaveLength(1);
    expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
    await queries.invalidateQueries();
    expect(page.getByRole('alertdialog').elements()).toHaveLength(1);
    expect(asked(LIST)[0]?.query.get('limit')).toBe('1');
  });

  test('two changes that come together are both told, and more by their number (R525)', async () => {
    const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    let items = [marked];
    answer(LIST, ({ query }) => Response.json(pageOf(...items.slice(0, Number(query.get('limit'))))));
    await show(
      <QueryClientProvider client={queries}>
        <h1>{words.title}</h1>
        <NoticeWatch side="student" />
      </QueryClientProvider>,
      { language, width: 390, as: 'student' },
    );
    await expect.poll(() => queries.getQueryCache().getAll()[0]?.state.status).toBe('success');
    const news = (number: number) =>
      moved({ id: idOf(30 + number), createdAt: inHours(number / 10), kind: 'lesson-cancelled' });
    items = [news(2), { ...news(1), kind: 'lesson-made' }, marked];
    await queries.invalidateQueries();
    for (const kind of ['lesson-cancelled', 'lesson-made'] as const)
      await expect
        .element(page.getByRole('alertdialog', { name: titleOf(words.kinds.student[kind]) }))
        .toBeVisible();
    items = [news(5), news(4), news(3), ...items];
    await queries.invalidateQueries();
    const count = language === 'ar' ? ar.several.title_few : en.several.title_other;
    const several = page.getByRole('alertdialog', { name: count.replace('{{count}}', '3') });
    await expect.element(several).toMatchTextContent(words.several.text);
  });
});

describe.each(languages)('emails about changes in %s', language => {
  const { test } = inTurn(language);
  const words = wordsIn[language].settings;
  const open = async (side: 'student' | 'tutor') => {
    const section = (
      <>
        <h1>{words.title}</h1>
        <NoticeSection side={side} />
      </>
    );
    await show(section, { language, width: 390, as: side });
  };

  test('each can be turned off, and moves and cancellations cannot (R682)', async () => {
    answer(SETTINGS, ALL_NOTICES);
    answer(CHOOSE, { ...ALL_NOTICES, homeworkSet: false, version: 1 });
    await open('student');
    const homework = page.getByRole('switch', { name: words.homeworkSet });
    await expect.element(homework).toBeChecked();
    await expect.element(page.getByText(words.always, { exact: false })).toBeVisible();
    expect(page.getByRole('switch').elements()).toHaveLength(4);
    expect(await accessibilityFaults()).toEqual([]);
    await homework.click({ force: true });
    await expect.element(homework).not.toBeChecked();
    const [sent] = asked(CHOOSE);
    expect(sent?.body).toEqual({
      lessonMade: true,
      lessonTutor: true,
      homeworkSet: false,
      homeworkGraded: true,
    });
    expect(sent?.headers.get('if-match')).toBe('"0"');
  });

  test('a tutor is asked of nothing that she never gets', async () => {
    answer(SETTINGS, ALL_NOTICES);
    await open('tutor');
    await expect.element(page.getByRole('switch', { name: words.lessonMade })).toBeVisible();
    expect(page.getByRole('switch').elements()).toHaveLength(3);
  });

  test('what another window chose meanwhile is shown, and said (R297)', async () => {
    const current = { ...ALL_NOTICES, lessonMade: false, version: 2 };
    answer(SETTINGS, ALL_NOTICES);
    answer(CHOOSE, refusal('conflict.stale', { current }));
    await open('student');
    await page.getByRole('switch', { name: words.homeworkSet }).click({ force: true });
    await expect.element(page.getByText(words.changed.title)).toBeVisible();
    await expect.element(page.getByRole('switch', { name: words.lessonMade })).not.toBeChecked();
  });
});
