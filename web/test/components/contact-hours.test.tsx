import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { FamilyHours } from '#academy/settings/family-hours.tsx';
import { VisitorHours } from '#academy/settings/visitor-hours.tsx';
import ar from '#locales/ar/translation.json';
import en from '#locales/en/translation.json';
import { SettingsProvider } from '#platform/settings.tsx';
import { answer, asked } from './academy-answers.ts';
import { onDeviceIn } from './device-clock.ts';
import { settings, show } from './render.tsx';
import { people } from './signed-in-as.tsx';

const weekdays = [1, 2, 3, 4, 5].map(weekday => ({ weekday, opens: '08:00', closes: '20:00' }));

describe('the academy’s hours', () => {
  const open = async (language: 'en' | 'ar', timezone: string, businessHours: readonly object[]) => {
    answer('GET /api/settings', { timezone: 'Europe/London', businessHours });
    await show(<FamilyHours />, { language, as: { ...people.student, timezone } });
  };

  test.each([
    ['en', 'Monday-Friday 11 AM - 11 PM, Riyadh time'],
    ['ar', 'من الاثنين إلى الجمعة، من 11 صباحًا إلى 11 مساءً، بتوقيت الرياض'],
    ['en', 'At the academy in London: Monday-Friday 8 AM - 8 PM'],
    ['ar', 'بتوقيت الأكاديمية في لندن: من الاثنين إلى الجمعة، من 8 صباحًا إلى 8 مساءً'],
  ] as const)(
    'are told by the family’s clock and by the academy’s own, in %s: %s',
    async (language, words) => {
      await open(language, 'Asia/Riyadh', weekdays);
      await expect.element(page.getByText(words)).toBeVisible();
    },
  );

  test('are told once where both clocks are one', async () => {
    await open('en', 'Europe/London', weekdays);
    await expect.element(page.getByText('Monday-Friday 8 AM - 8 PM, London time')).toBeVisible();
    expect(page.getByText('At the academy', { exact: false }).elements()).toEqual([]);
  });

  test('say so where they reach into the next day', async () => {
    await open('en', 'Asia/Dubai', [{ weekday: 6, opens: '18:00', closes: '21:00' }]);
    await expect.element(page.getByText('Saturday 10 PM - 1 AM (next day), Dubai time')).toBeVisible();
  });

  test.each([
    ['en', en],
    ['ar', ar],
  ] as const)('are by arrangement where there are none, in %s', async (language, { contact }) => {
    await open(language, 'Asia/Riyadh', []);
    await expect.poll(() => asked('GET /api/settings')).toHaveLength(1);
    await expect.element(page.getByText(contact.hours.byArrangement)).toBeVisible();
  });
});

describe('the academy’s hours on the contact page', () => {
  const open = (language: 'en' | 'ar') =>
    show(
      <SettingsProvider value={{ ...settings, timezone: 'Europe/London', businessHours: weekdays }}>
        <p>
          <VisitorHours />
        </p>
      </SettingsProvider>,
      { language },
    );

  test.each([
    ['en', 'By your clock: Monday-Friday 11 AM - 11 PM'],
    ['ar', 'بتوقيتكم: من الاثنين إلى الجمعة، من 11 صباحًا إلى 11 مساءً'],
  ] as const)('are told by the clock of the visitor’s device, in %s (R748)', (language, words) =>
    onDeviceIn('Asia/Riyadh', async () => {
      await open(language);
      await expect.element(page.getByText(words)).toBeVisible();
    }),
  );

  test('are told once where the device has the same clock (R748)', () =>
    onDeviceIn('Europe/Lisbon', async () => {
      await open('en');
      await expect.element(page.getByRole('paragraph')).toBeInTheDocument();
      expect(page.getByRole('paragraph').element().textContent).toBe('');
    }));
});
