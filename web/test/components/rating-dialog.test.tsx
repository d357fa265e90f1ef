import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/sessions.json';
import arShared from '#locales/ar/translation.json';
import en from '#locales/en/sessions.json';
import enShared from '#locales/en/translation.json';
import { TutorHistory } from '#pages/tutor-dashboard/history.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { inHours, pageOf, session } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const versionsIn = { en: enShared.ui.versions, ar: arShared.ui.versions };
const nothing = { sessions: 0, completed: 0, minutes: 0, ratings: 0, stars: 0, isAll: true };
const rate = 'PUT /api/sessions/:id/tutor-feedback';

/** In its third version, whatever the versions of its ratings. */
const given = session({ status: 'completed', startsAt: inHours(-3), endsAt: inHours(-2) });
const rated = (tutorVersion: number, tutorComments: string) => ({
  ...given,
  feedback: {
    studentRating: 5,
    studentComments: null,
    studentRatedAt: inHours(-1),
    tutorRating: 4,
    tutorComments,
    studentVersion: 6,
    tutorVersion,
  },
});

describe.each(languages)('a tutor’s rating in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const comments = page.getByRole('textbox', { name: text.rate.comments });
  const dialog = page.getByRole('dialog');
  const sent = () => asked(rate).map(({ headers, body }) => [headers.get('if-match'), body]);

  const open = (shown: unknown) => {
    answer('GET /api/sessions', pageOf(shown));
    answer('GET /api/sessions/totals', nothing);
    return show(<TutorHistory />, { language, as: 'tutor', at: '/tutor-dashboard/history' });
  };

  test('is given over the first version where nobody has rated (R126)', async () => {
    await open(given);
    await press(text.rate.open);
    await dialog.getByRole('radio', { name: `4 ${text.rate.meanings[4]}` }).click({ force: true });
    await comments.fill('Listened well');
    answer(rate, rated(1, 'Listened well'));
    await press(text.rate.save);
    await expect.element(toast(text.rate.saved.title)).toBeVisible();
    expect(sent()).toEqual([['"0"', { rating: 4, comments: 'Listened well' }]]);
  });

  test('is changed over her own version, and shows both where she saves second', async () => {
    await open(rated(2, 'Tired'));
    await press(text.rate.change);
    await expect.element(comments).toHaveValue('Tired');
    await comments.fill('Wide awake');
    answer(rate, refusal('conflict.stale', { current: rated(3, 'Rather tired') }));
    await press(text.rate.save);
    await expect.element(page.getByText(versionsIn[language].title)).toBeVisible();
    await expect.element(dialog.getByText('Rather tired', { exact: false })).toBeVisible();
    await expect.element(dialog.getByText('Wide awake', { exact: false })).toBeVisible();
    answer(rate, rated(4, 'Wide awake'));
    await press(versionsIn[language].keepYours);
    await expect.element(toast(text.rate.saved.title)).toBeVisible();
    expect(sent()).toEqual([
      ['"2"', { rating: 4, comments: 'Wide awake' }],
      ['"3"', { rating: 4, comments: 'Wide awake' }],
    ]);
  });
});
