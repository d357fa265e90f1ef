import { languages } from '@bayan/domain/language/language';
import { Route, Routes } from 'react-router';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/dashboard.json';
import en from '#locales/en/dashboard.json';
import { useViewerTimezone, ViewerTimezoneProvider } from '#platform/viewer-timezone.ts';
import { RequireRole } from '#shell/require-role.tsx';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { toast } from './screen.ts';
import { people } from './signed-in-as.tsx';

const textsIn = { en, ar };

const area = (of: 'tutor' | 'student') => (
  <RequireRole role={of}>{({ name }) => <h1>{name}</h1>}</RequireRole>
);

const OwnClock = () => <p>{useViewerTimezone()}</p>;

test('a signed-in area goes by the clock of whoever it lets in', async () => {
  const role = 'tutor';
  await show(
    <ViewerTimezoneProvider value={null}>
      <RequireRole role={role}>{() => <OwnClock />}</RequireRole>
    </ViewerTimezoneProvider>,
    { as: { ...people.tutor, timezone: 'Asia/Dubai' }, at: '/tutor-dashboard' },
  );
  await expect.element(page.getByText('Asia/Dubai')).toBeVisible();
});

describe.each(languages)('a signed-in area in %s', language => {
  const { inBoth } = inTurn(language);
  const { turnedAway } = textsIn[language];

  inBoth('turns the wrong role away to their own dashboard, and says why once', async () => {
    await show(
      <Routes>
        <Route path="/tutor-dashboard/*" element={area('tutor')} />
        <Route path="/student-dashboard" element={area('student')} />
      </Routes>,
      { language, width: 390, as: 'student', at: '/tutor-dashboard/students' },
    );
    await expect.element(page.getByRole('heading', { name: people.student.name })).toBeVisible();
    expect(location.pathname).toBe('/student-dashboard');
    await expect.element(toast(turnedAway.title)).toMatchTextContent(turnedAway.tutor);
    expect(toast(turnedAway.title).elements()).toHaveLength(1);
  });
});
