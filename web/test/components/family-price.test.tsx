import { languages } from '@bayan/domain/language/language';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/family-prices.json';
import en from '#locales/en/family-prices.json';
import { PriceCard } from '#people/family-prices/price-card.tsx';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf, inHours } from './samples.ts';
import { press, toast } from './screen.ts';

const textsIn = { en, ar };
const READ = 'GET /api/students/:id/price';
const SET = 'POST /api/students/:id/price';
const student = { id: idOf(2), name: 'Omar', nameAr: 'عمر', timezone: 'Asia/Riyadh' };
const price = {
  number: 1,
  validFrom: '2026-09-01',
  perHour: 150,
  currency: 'SAR',
  by: null,
  at: inHours(-99),
};

describe.each(languages)('the price of a family in %s (R790)', language => {
  const { test, inBoth } = inTurn(language);
  const words = textsIn[language];
  const amount = () => page.getByRole('textbox', { name: words.fields.perHour });
  const open = async (...prices: object[]) => {
    answer('GET /api/settings', { currency: 'GBP' });
    answer(READ, { student, prices, version: prices.length });
    await show(<PriceCard studentId={student.id} />, { language, as: 'admin' });
  };

  inBoth('is checked in its field, and saved with the version that was read', async () => {
    await open(price);
    await expect.element(page.getByText(words.inForce)).toBeVisible();
    await press(words.set);
    await press(words.dialog.save);
    await expect.element(page.getByText(words.problems.amount)).toBeVisible();
    await amount().fill('٧٫٥٠٠');
    expect(await accessibilityFaults()).toEqual([]);
    answer(SET, { student, prices: [], version: 2 });
    await press(words.dialog.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    const [sent] = asked(SET);
    // The clock of the tests reads 16 November 2026.
    expect(sent?.body).toEqual({ perHour: 7.5, currency: 'SAR', validFrom: '2026-11-16' });
    expect(sent?.headers.get('if-match')).toBe('"1"');
  });

  test('that nobody has agreed is none, and not nothing', async () => {
    await open();
    await expect.element(page.getByText(words.none)).toBeVisible();
    await press(words.set);
    expect(page.getByRole('checkbox').elements()).toEqual([]);
  });

  test('ends where none is agreed any more', async () => {
    await open(price);
    await press(words.set);
    await page.getByText(words.fields.isNone).click();
    answer(SET, { student, prices: [], version: 2 });
    await press(words.dialog.save);
    await expect.poll(() => asked(SET)[0]?.body).toMatchObject({ perHour: null });
  });

  test('that somebody else has set meanwhile is not written over', async () => {
    await open(price);
    await press(words.set);
    await amount().fill('160');
    answer(SET, refusal('conflict.stale', { current: { student, prices: [price], version: 2 } }));
    await press(words.dialog.save);
    await expect.element(page.getByRole('dialog').getByRole('alert')).toBeVisible();
  });
});
