import { languages } from '@bayan/domain/language/language';
import type { ParentContact } from '@bayan/domain/profiles/profiles.contract';
import type { ProgressNote } from '@bayan/domain/progress-notes/progress-notes.contract';
import type { Student } from '@bayan/domain/students/students.contract';
import { Route, Routes } from 'react-router';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import arErrors from '#locales/ar/errors.json';
import arMessages from '#locales/ar/messages.json';
import arNames from '#locales/ar/names.json';
import ar from '#locales/ar/students.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enMessages from '#locales/en/messages.json';
import enNames from '#locales/en/names.json';
import en from '#locales/en/students.json';
import enShared from '#locales/en/translation.json';
import { TutorStudent } from '#pages/tutor-dashboard/student.tsx';
import { TutorStudents } from '#pages/tutor-dashboard/students.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { takeComplaints } from './complaints.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours, pageOf, session, student, studentCard } from './samples.ts';
import { choose, describedBy, press, toast } from './screen.ts';

const textsIn = { en, ar };
const messagesIn = { en: enMessages, ar: arMessages };
const namesIn = { en: enNames, ar: arNames };
const errorsIn = { en: enErrors, ar: arErrors };
const sharedIn = { en: enShared, ar: arShared };

const record: Student = { ...studentCard(), schoolYear: null, learningGoals: [], assignments: [] };
const note = (different: Partial<ProgressNote> = {}): ProgressNote => ({
  id: idOf(50),
  student,
  tutor: session().tutor,
  subject: 'English',
  note: 'Reads with ease now.',
  strengths: ['Vocabulary', 'Reading aloud'],
  areasForImprovement: [],
  createdAt: inHours(-48),
  updatedAt: inHours(-48),
  version: 3,
  ...different,
});
const parent: ParentContact = {
  name: 'Salma Al-Otaibi',
  email: 'salma@family.example',
  phone: '+966501112233',
  whatsapp: '+966 50 111 22 33',
  language: 'ar',
};

describe.each(languages)('a tutor’s students in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const messages = messagesIn[language];
  const { required } = errorsIn[language].field;
  const name = language === 'ar' ? student.nameAr : student.name;

  beforeEach(() => {
    answer('GET /api/students', pageOf(studentCard()));
    answer('GET /api/students/:id', record);
    answer('GET /api/sessions', pageOf());
  });

  const open = (place: string) =>
    show(
      <Routes>
        <Route path="/tutor-dashboard/students" element={<TutorStudents />} />
        <Route path="/tutor-dashboard/students/:studentId" element={<TutorStudent />} />
      </Routes>,
      { language, width: 390, as: 'tutor', at: `/tutor-dashboard/students${place}` },
    );
  const openTab = (tab: 'sessions' | 'notes' | 'parent') => open(`/${student.id}?tab=${tab}`);

  test('are looked for by a part of their name, and lead to their pages', async () => {
    answer('GET /api/students', ({ query }) =>
      Response.json(query.get('q') === 'nobody' ? pageOf() : pageOf(studentCard())),
    );
    await open('');
    const search = page.getByRole('searchbox', { name: text.search });
    await search.fill('nobody');
    await expect.element(page.getByText(text.notFound.title)).toBeVisible();
    await search.fill('ساره');
    await expect.element(page.getByRole('list', { name: text.list }).getByRole('article')).toBeVisible();
    expect(asked('GET /api/students').at(-1)?.query.get('q')).toBe('ساره');
    expect(new URLSearchParams(location.search).get('q')).toBe('ساره');
    await page.getByRole('link', { name }).click();
    await expect.element(page.getByRole('heading', { level: 1, name })).toBeVisible();
  });

  test('are said to be none yet', async () => {
    answer('GET /api/students', pageOf());
    await open('');
    await expect.element(page.getByText(text.empty.title)).toBeVisible();
  });

  test('of another tutor are not there', async () => {
    answer('GET /api/students/:id', refusal('not-found'));
    await openTab('sessions');
    await expect.element(page.getByText(sharedIn[language].notFound.explanation)).toBeVisible();
    expect(takeComplaints()).toEqual([`404: there is no page at /tutor-dashboard/students/${student.id}`]);
  });

  test('get a progress note once its subject and its words are there', async () => {
    answer('GET /api/progress-notes', pageOf());
    answer('POST /api/progress-notes', note());
    await openTab('notes');
    await expect.element(page.getByText(text.notes.empty.title)).toBeVisible();
    await press(text.notes.add);
    await press(text.notes.save);
    const words = page.getByRole('textbox', { name: text.notes.note });
    await expect.poll(() => describedBy(words)).toBe(required);
    await expect.poll(() => page.getByText(required).elements()).toHaveLength(2);
    expect(asked('POST /api/progress-notes')).toEqual([]);
    await choose(text.notes.subject, namesIn[language].subjects.English);
    await words.fill('Reads with ease now.');
    await page.getByRole('textbox', { name: text.notes.strengths }).fill('Vocabulary\n\nReading aloud');
    await press(text.notes.save);
    await expect.element(toast(text.notes.saved.title)).toMatchTextContent(text.notes.saved.text);
    expect(asked('POST /api/progress-notes')[0]?.body).toEqual({
      studentId: student.id,
      subject: 'English',
      note: 'Reads with ease now.',
      strengths: ['Vocabulary', 'Reading aloud'],
      areasForImprovement: [],
    });
  });

  inBoth(
    'have a note whose draft is older than one of its fields, and opens all the same (R667)',
    async () => {
      const form = { subject: 'English', note: 'Reads aloud.', strengths: '' };
      localStorage.setItem(`bayan.draft.progress-note.${note().id}`, JSON.stringify({ base: note(), form }));
      answer('GET /api/progress-notes', pageOf(note()));
      await openTab('notes');
      await press(text.notes.edit);
      await expect.element(page.getByRole('textbox', { name: text.notes.note })).toHaveValue('Reads aloud.');
      await expect
        .element(page.getByRole('textbox', { name: text.notes.areasForImprovement }))
        .toHaveValue('');
    },
  );

  test('get a message once it has words', async () => {
    answer('POST /api/messages', {});
    await openTab('sessions');
    await press(messages.open);
    const words = page.getByRole('textbox', { name: messages.text });
    await press(messages.send);
    await expect.poll(() => describedBy(words)).toContain(required);
    expect(asked('POST /api/messages')).toEqual([]);
    await words.fill('See you on Sunday.\nإلى اللقاء');
    await press(messages.send);
    await expect.element(toast(messages.sent.title)).toMatchTextContent(messages.sent.text);
    expect(asked('POST /api/messages')[0]?.body).toEqual({
      studentId: student.id,
      text: 'See you on Sunday.\nإلى اللقاء',
    });
  });

  test('have a parent whom the tutor can reach, who is asked for only when somebody looks', async () => {
    const contact = 'GET /api/students/:id/parent-contact';
    answer(contact, { parentContact: parent });
    await openTab('sessions');
    const tab = page.getByRole('tab', { name: text.tabs.parent });
    await expect.element(tab).toBeVisible();
    expect(asked(contact)).toEqual([]);
    await tab.click();
    await expect.element(page.getByText(text.parent.recorded)).toBeVisible();
    expect(asked(contact)).toHaveLength(1);
    const ways = page.getByRole('tabpanel').getByRole('link').elements();
    expect(ways.map(way => way.getAttribute('href'))).toEqual([
      'mailto:salma@family.example',
      'tel:+966501112233',
      'https://wa.me/966501112233',
    ]);
  });

  test('have a way to the logger, where they are filled in (R737)', async () => {
    await openTab('sessions');
    await expect
      .element(page.getByRole('link', { name: text.log }))
      .toHaveAttribute('href', `/tutor-dashboard/session-logger?student=${student.id}`);
  });

  test('do not have their name on every lesson again (R732)', async () => {
    const lessons = [session(), session({ id: idOf(11), startsAt: inHours(-48), status: 'completed' })];
    answer('GET /api/sessions', pageOf(...lessons));
    await openTab('sessions');
    await expect.poll(() => page.getByRole('article').elements()).toHaveLength(2);
    // Those who listen hear it with each button.
    const seen = () =>
      page
        .getByRole('tabpanel')
        .getByText(name, { exact: false })
        .elements()
        .filter(element => element.checkVisibility());
    expect(seen()).toEqual([]);
    await page.getByRole('article').last().getByRole('button').first().click();
    expect(seen()).toEqual([]);
  });

  test('whose parent is not known say so', async () => {
    answer('GET /api/students/:id/parent-contact', { parentContact: null });
    await openTab('parent');
    await expect.element(page.getByText(text.parent.empty.title)).toBeVisible();
  });
});
