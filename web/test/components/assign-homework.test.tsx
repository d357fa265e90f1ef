import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import ar from '#locales/ar/homework.json';
import arNames from '#locales/ar/names.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import en from '#locales/en/homework.json';
import enNames from '#locales/en/names.json';
import enShared from '#locales/en/translation.json';
import { HomeworkCard } from '#teaching/homework/homework-card.tsx';
import { HomeworkDialog } from '#teaching/homework/homework-dialog.tsx';
import { answer, asked, noNetwork, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { now, show } from './render.tsx';
import { homework, inHours, pageOf, session, student } from './samples.ts';
import { choose, describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors, ar: arErrors };
const namesIn = { en: enNames, ar: arNames };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const handedIn = { at: inHours(-2), url: null, files: [] };

describe.each(languages)('assigning homework in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const title = page.getByRole('textbox', { name: text.fields.title });

  const due = page.getByRole('group', { name: text.fields.dueDate });
  const dueDay = () =>
    due
      .getByRole('spinbutton')
      .elements()
      .map(({ textContent }) => textContent);

  beforeEach(() => answer('GET /api/sessions', pageOf()));

  async function open(how: Partial<Parameters<typeof HomeworkDialog>[0]> = {}) {
    const onClose = vi.fn();
    await show(<HomeworkDialog student={student} over={null} onClose={onClose} {...how} />, {
      language,
      as: 'tutor',
    });
    await expect.element(page.getByRole('dialog')).toBeVisible();
    return onClose;
  }

  test('begins in the title, and asks for what is missing', async () => {
    await open();
    await expect.element(title).toHaveFocus();
    await press(text.assign);
    await expect.poll(() => describedBy(title)).toBe(errors.field.required);
    await expect.poll(() => page.getByText(errors.field.required).elements()).toHaveLength(3);
    expect(asked('POST /api/homework')).toEqual([]);
  });

  test('is sent with the day by the family’s calendar, and says so', async () => {
    answer('POST /api/homework', homework());
    const onClose = await open();
    await title.fill('A letter');
    await choose(text.fields.subject, namesIn[language].subjects.English);
    await due.getByRole('spinbutton').first().click();
    await userEvent.keyboard('20122026');
    await press(text.assign);
    await expect.element(toast(text.saved.title)).toMatchTextContent(text.saved.text);
    expect(asked('POST /api/homework')[0]?.body).toMatchObject({
      studentId: student.id,
      title: 'A letter',
      subject: 'English',
      dueDate: '2026-12-20',
    });
    expect(onClose).toHaveBeenCalledOnce();
  });

  test('is due with the next lesson that is not today, until another day is chosen (R676)', async () => {
    const lesson = (hours: number) => session({ startsAt: inHours(hours), endsAt: inHours(hours + 1) });
    answer('GET /api/sessions', pageOf(lesson(2), lesson(14.5), lesson(72)));
    answer('POST /api/homework', homework());
    await open();
    // 02:30 in Riyadh, still the day before in London.
    await expect.poll(() => dueDay().join()).toContain('17');
    expect(Object.fromEntries(asked('GET /api/sessions')[0]?.query ?? [])).toMatchObject({
      studentId: student.id,
      view: 'to-come',
      status: 'scheduled',
    });
    await title.fill('A letter');
    await choose(text.fields.subject, namesIn[language].subjects.English);
    await press(text.assign);
    await expect.element(toast(text.saved.title)).toBeVisible();
    expect(asked('POST /api/homework')[0]?.body).toMatchObject({ dueDate: '2026-11-17' });
  });

  test('is not set for a day that is over: the day says so, takes the focus, and nothing is sent (R676, R679)', async () => {
    await open();
    await title.fill('A letter');
    await choose(text.fields.subject, namesIn[language].subjects.English);
    await due.getByRole('spinbutton').first().click();
    await userEvent.keyboard('15112026');
    await title.click();
    await press(text.assign);
    await expect.element(due.getByRole('spinbutton').first()).toHaveFocus();
    await expect.element(page.getByText(errors.homework.past.title)).toBeVisible();
    expect(asked('POST /api/homework')).toEqual([]);
  });

  test('that is late already keeps its day and time while its title is changed (R676)', async () => {
    answer('PATCH /api/homework/:id', homework());
    await open({ over: homework({ dueAt: inHours(-50) }) });
    await title.fill('Another letter');
    await press(text.save);
    await expect.element(toast(text.saved.title)).toBeVisible();
    expect(asked('PATCH /api/homework/:id')[0]?.body).not.toHaveProperty('dueDate');
  });

  test('takes over what was written down in a session', async () => {
    await open({ session: session({ homework: 'Read chapter 4\nand note new words' }) });
    await expect.element(title).toHaveValue('Read chapter 4');
    await expect
      .element(page.getByRole('textbox', { name: text.fields.description }))
      .toHaveValue('Read chapter 4\nand note new words');
  });

  test('says that the academy cannot be reached, and keeps what was typed', async () => {
    answer('PATCH /api/homework/:id', noNetwork);
    const onClose = await open({ over: homework() });
    await title.fill('Another letter');
    await press(text.save);
    await expect
      .element(page.getByRole('alert').filter({ hasText: errors.service.unavailable.title }))
      .toBeVisible();
    await expect.element(title).toHaveValue('Another letter');
    expect(onClose).not.toHaveBeenCalled();
  });

  test('shows both versions where somebody else saved first, and goes on from theirs', async () => {
    const theirs = homework({ title: 'Their letter', version: 4 });
    answer('PATCH /api/homework/:id', refusal('conflict.stale', { current: theirs }));
    await open({ over: homework() });
    await title.fill('My letter');
    await press(text.save);
    await expect.element(page.getByText(versionsIn[language].title)).toBeVisible();
    await expect.element(page.getByText('Their letter')).toBeVisible();
    await expect.element(page.getByText('My letter')).toBeVisible();
    await press(versionsIn[language].takeTheirs);
    await expect.element(title).toHaveValue('Their letter');
    answer('PATCH /api/homework/:id', theirs);
    await press(text.save);
    await expect.element(toast(text.saved.title)).toBeVisible();
    expect(asked('PATCH /api/homework/:id').map(({ headers }) => headers.get('if-match'))).toEqual([
      '"3"',
      '"4"',
    ]);
  });

  test.each([
    ['to do', homework(), [text.edit]],
    ['late', homework({ dueAt: inHours(-1) }), [text.edit]],
    ['handed in', homework({ status: 'completed', submission: handedIn }), [text.grade]],
    ['graded', homework({ status: 'completed', submission: handedIn, grade: 'A-' }), [text.gradeAgain]],
  ] as const)('offers on a card that is %s what may be done', async (_state, piece, actions) => {
    await show(<HomeworkCard homework={piece} now={now} onEdit={() => {}} onGrade={() => {}} />, {
      language,
      as: 'tutor',
    });
    await expect.element(page.getByRole('heading', { name: piece.title })).toBeVisible();
    expect(
      page
        .getByRole('button')
        .elements()
        .map(button => button.textContent),
    ).toEqual(actions);
  });
});
