import type { SessionRequest } from '@bayan/domain/session-requests/session-requests.contract';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import arFeedback from '@bayan/web/locales/ar/feedback.json' with { type: 'json' };
import arHomework from '@bayan/web/locales/ar/homework.json' with { type: 'json' };
import arMessages from '@bayan/web/locales/ar/messages.json' with { type: 'json' };
import arRequests from '@bayan/web/locales/ar/session-requests.json' with { type: 'json' };
import arOverview from '@bayan/web/locales/ar/student-overview.json' with { type: 'json' };
import enFeedback from '@bayan/web/locales/en/feedback.json' with { type: 'json' };
import enHomework from '@bayan/web/locales/en/homework.json' with { type: 'json' };
import enMessages from '@bayan/web/locales/en/messages.json' with { type: 'json' };
import enRequests from '@bayan/web/locales/en/session-requests.json' with { type: 'json' };
import enOverview from '@bayan/web/locales/en/student-overview.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { ask, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { profileTexts } from './profile-page.ts';
import { languages, openNavigation } from './screen.ts';
import { signInPage } from './sign-in-page.ts';
import { newTeaching } from './teaching.ts';
import { dashboardTexts, filledIn } from './texts.ts';

const visit = useBrowser();
const texts = {
  en: {
    overview: enOverview,
    requests: enRequests,
    feedback: enFeedback,
    homework: enHomework,
    messages: enMessages,
  },
  ar: {
    overview: arOverview,
    requests: arRequests,
    feedback: arFeedback,
    homework: arHomework,
    messages: arMessages,
  },
};
const DAY_HOURS = 24;
const NOTE = { subject: 'English', note: 'Reads aloud with joy.', strengths: ['Courage'] };

describe.each(languages)('a student’s week in %s', language => {
  const { overview, requests, feedback, homework, messages } = texts[language];
  const { places, logout } = dashboardTexts[language];
  const profile = profileTexts[language];

  test('goes from the next lesson over a move, a rating, homework and a message to a new goal', async () => {
    const teaching = await newTeaching('ليان القحطاني');
    const { tutor, student } = teaching;
    const token = await tokenOf(tutor);
    await teaching.log(-26, { status: 'completed' });
    const lesson = await teaching.log(3 * DAY_HOURS, { meetingLink: 'https://meet.example/room' });
    const dueDate = new Date(Date.now() + DAY_HOURS * 3_600_000).toISOString().slice(0, 10);
    const about = { studentId: student.id };
    const task = { ...about, subject: 'English', title: 'A day in my town', dueDate };
    await ask('POST', '/api/homework', { token, body: task });
    await ask('POST', '/api/progress-notes', { token, body: { ...about, ...NOTE } });

    const { page } = await visit({ language, isUnhurried: true });
    const press = (name: string) => page.getByRole('button', { name, exact: true }).click();
    const go = async (place: keyof typeof places.student) =>
      (await openNavigation(page, language))
        .getByRole('link', { name: places.student[place] })
        .first()
        .click();

    await signInPage(page, language).signIn(student);
    await page.waitForURL('**/student-dashboard');
    await page.getByText(overview.next.title).waitFor();
    await page.getByText(task.title).waitFor();

    await go('sessions');
    await press(requests.ask.move);
    await page.getByRole('textbox', { name: requests.form.reason }).fill('نسافر في ذلك اليوم');
    await press(requests.form.send);
    await page.getByText(requests.state.move.open).waitFor();
    const { items } = await ask<{ items: SessionRequest[] }>('GET', '/api/session-requests?status=open', {
      token,
    });
    const [date = '', time = ''] = new Date(Date.parse(lesson.startsAt) + 25 * 3_600_000)
      .toISOString()
      .split('T');
    const moved = { decision: 'accepted', date, time: time.slice(0, 'HH:MM'.length), timezone: 'UTC' };
    await ask('POST', `/api/session-requests/${items[0]?.id}/answer`, {
      token,
      version: items[0]?.version ?? 0,
      body: moved,
    });
    await page.getByText(requests.state.move.accepted).waitFor();

    await go('feedback');
    await page
      .getByRole('radio', { name: `5 ${feedback.meanings['5']}`, exact: true })
      .check({ force: true });
    await press(feedback.submit);
    await page.getByText(feedback.caughtUp.title).waitFor();

    await go('homework');
    const { actionOn, submit } = homework.own;
    await press(filledIn(actionOn, { action: submit, title: task.title }));
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('textbox', { name: homework.work.url })
      .fill('https://docs.example/a-day-in-my-town');
    await dialog.getByRole('button', { name: homework.work.submit, exact: true }).click();
    await page.getByText(homework.work.sent.title).first().waitFor();

    await go('progress');
    await page.getByText(NOTE.note).first().waitFor();

    await go('contact');
    await page.getByRole('textbox', { name: messages.text }).fill('شكرًا على الدرس الجميل.');
    await press(messages.send);
    await page.getByText(messages.sent.title).first().waitFor();

    await go('profile');
    await press(profile.edit);
    await page
      .getByRole('textbox', { name: profile.fields.learningGoals })
      .fill('Speak freely\n\nWrite a story');
    await press(profile.save);
    await page.getByText(profile.saved.title).first().waitFor();

    const held = await ask<{ items: Session[] }>('GET', '/api/sessions?status=completed', { token });
    expect(held.items.map(session => session.feedback?.studentRating)).toEqual([5]);
    const done = await ask<{ items: { status: string }[] }>('GET', '/api/homework', { token });
    expect(done.items.map(({ status }) => status)).toEqual(['completed']);
    const { student: own } = await ask<{ student: { learningGoals: string[] } }>('GET', '/api/me', {
      token: await tokenOf(student),
    });
    expect(own.learningGoals).toEqual(['Speak freely', 'Write a story']);
    const menu = await openNavigation(page, language);
    await expect.poll(() => menu.getByText(student.email).count()).toBe(1);
    await menu.getByRole('button', { name: logout, exact: true }).click();
    await page.waitForURL('**/login');
  });
});
