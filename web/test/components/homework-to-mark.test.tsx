import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/homework.json';
import en from '#locales/en/homework.json';
import { TutorHomework } from '#pages/tutor-dashboard/homework.tsx';
import { answer, asked } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { homework, idOf, inHours, pageOf, student } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };

describe.each(languages)('homework to mark in %s', language => {
  const { inBoth, test } = inTurn(language);
  const text = textsIn[language];
  const open = () =>
    show(<TutorHomework />, { language, width: 390, as: 'tutor', at: '/tutor-dashboard/homework' });

  inBoth(
    'is one list across students, each with the way to its student, and is marked there (R734)',
    async () => {
      const handedIn = {
        status: 'completed' as const,
        submission: { at: inHours(-2), url: 'https://files.example/essay', files: [] },
      };
      const other = { ...student, id: idOf(3), name: 'Omar Al-Harbi', nameAr: 'عمر الحربي' };
      const pieces = [homework(handedIn), homework({ ...handedIn, id: idOf(21), student: other })];
      answer('GET /api/homework', pageOf(...pieces));
      await open();
      const list = page.getByRole('list', { name: text.toMark.title });
      const names = [student, other].map(({ name, nameAr }) => (language === 'ar' ? nameAr : name));
      for (const name of names) await expect.element(list.getByRole('link', { name })).toBeVisible();
      expect(Object.fromEntries(asked('GET /api/homework')[0]?.query ?? [])).toEqual({ toMark: 'true' });

      const grade = 'POST /api/homework/:id/grade';
      answer(grade, { ...pieces[0], grade: 'A' });
      answer('GET /api/homework', pageOf(pieces[1]));
      await list.getByRole('button', { name: text.grade }).first().click();
      await page.getByRole('textbox', { name: text.fields.grade, exact: false }).fill('A');
      await press(text.saveGrade);
      await expect.element(toast(text.marked.title)).toBeVisible();
      await expect.poll(() => list.getByRole('article').elements()).toHaveLength(1);
    },
  );

  test('says that nothing is left to mark', async () => {
    answer('GET /api/homework', pageOf());
    await open();
    await expect.element(page.getByText(text.toMark.empty.title)).toBeVisible();
    await expect.element(page.getByText(text.toMark.empty.text)).toBeVisible();
  });
});
