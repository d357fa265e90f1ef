import arPrices from '@bayan/web/locales/ar/family-prices.json' with { type: 'json' };
import arStatements from '@bayan/web/locales/ar/statements.json' with { type: 'json' };
import enPrices from '@bayan/web/locales/en/family-prices.json' with { type: 'json' };
import enStatements from '@bayan/web/locales/en/statements.json' with { type: 'json' };
import { describe, expect, test } from 'vitest';
import { accessibilityFaults } from './accessibility.ts';
import { type Account, ask, sample, tokenOf } from './accounts.ts';
import { useBrowser } from './browser.ts';
import { languages } from './screen.ts';
import { comeSignedIn } from './signed-in.ts';
import { newTeaching } from './teaching.ts';

const visit = useBrowser();
const texts = {
  en: { statements: enStatements, prices: enPrices },
  ar: { statements: arStatements, prices: arPrices },
};
const DAY_MS = 86_400_000;

describe.each(languages)('statements in %s', language => {
  const { statements, prices } = texts[language];

  async function open(who: Pick<Account, 'email' | 'password'>, path: string) {
    const { page } = await visit({ language });
    await comeSignedIn(page, who);
    await page.goto(path);
    return page;
  }

  test('a price is agreed after the lesson; the family sees it and prints it, the tutor sees her rate alone (R790, R792, R795)', async () => {
    const teaching = await newTeaching();
    const { id, version, startsAt, timezone } = await teaching.log(-2);
    await ask('POST', `/api/sessions/${id}/status`, {
      token: await tokenOf(teaching.tutor),
      version,
      body: { status: 'completed' },
    });
    const [date = ''] = new Intl.DateTimeFormat('en-CA', { timeZone: timezone })
      .format(new Date(startsAt))
      .split(',');
    const query = `?month=${date.slice(0, 7)}`;

    const office = await open(sample('admin'), `/admin-dashboard/statements/${teaching.student.id}${query}`);
    await office.getByText(statements.noPrice, { exact: true }).first().waitFor();
    await office.getByRole('button', { name: prices.set, exact: true }).click();
    const dialog = office.getByRole('dialog');
    await dialog.getByRole('textbox', { name: prices.fields.perHour }).fill('12.345');
    await dialog
      .getByRole('group', { name: prices.fields.validFrom })
      .getByRole('spinbutton')
      .first()
      .click();
    const [year, month, day] = new Date(Date.now() - 3 * DAY_MS).toISOString().slice(0, 10).split('-');
    await office.keyboard.type(`${day}${month}${year}`);
    await dialog.getByText(prices.backdated.split('{{')[0] ?? '', { exact: false }).waitFor();
    expect(await accessibilityFaults(office)).toEqual([]);
    await dialog.getByRole('button', { name: prices.dialog.save, exact: true }).click();
    await office.getByText(prices.saved.title).waitFor();
    // Half a smallest unit is rounded up.
    await office.getByText('12.35').first().waitFor();

    const home = await open(teaching.student, '/student-dashboard/sessions');
    await home.getByRole('link', { name: statements.open, exact: true }).click();
    await home.getByRole('heading', { name: statements.own.title }).waitFor();
    await home.goto(`/student-dashboard/statement${query}`);
    await home.getByText('12.35').first().waitFor();
    await home.emulateMedia({ media: 'print' });
    await home.getByRole('heading', { level: 1, name: teaching.studentName }).waitFor();
    expect(await home.getByRole('button').count()).toBe(0);
    await home.emulateMedia({ media: 'screen' });

    const desk = await open(teaching.tutor, `/tutor-dashboard/statement${query}`);
    await desk.getByText(teaching.studentName, { exact: true }).first().waitFor();
    expect(await desk.getByText('12.35').count()).toBe(0);
    expect(await accessibilityFaults(desk)).toEqual([]);
  });
});
