import { describe, expect, test } from 'vitest';
import ar from '../web/design/texts/ar.json' with { type: 'json' };
import en from '../web/design/texts/en.json' with { type: 'json' };
import { accessibilityFaults } from './accessibility.ts';
import { useBrowser } from './browser.ts';
import { useDesignPage } from './design-page.ts';
import { isPhone, languages, width } from './screen.ts';
import { texts } from './texts.ts';

const visit = useBrowser();
const openDesign = useDesignPage();

const samplesIn = { en, ar };

describe.each(languages)('a component in %s', language => {
  const samples = samplesIn[language];
  const text = texts[language].ui;
  const onwards = language === 'ar' ? 'ArrowLeft' : 'ArrowRight';

  async function open(theme: 'light' | 'dark' = 'light') {
    const { page } = await visit({ language, theme });
    await openDesign(page, language);
    return page;
  }

  test.each(['light', 'dark'] as const)('has no fault that axe can find, %s', async theme => {
    const page = await open(theme);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('does not make the page scroll sideways', async () => {
    const page = await open();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  });

  test('says what is wrong with a field where the field is read', async () => {
    const page = await open();
    const email = page.getByRole('textbox', { name: samples.fields.email });
    expect(await email.getAttribute('aria-invalid')).toBe('true');
    const description = await email.evaluate(input =>
      (input.getAttribute('aria-describedby') ?? '')
        .split(' ')
        .map(id => document.getElementById(id)?.textContent)
        .join(''),
    );
    expect(description).toBe(samples.fields.emailError);
  });

  test('shows a password and hides it again', async () => {
    const page = await open();
    const field = page.getByLabel(samples.fields.password, { exact: true });
    expect(await field.getAttribute('type')).toBe('password');
    await page.getByRole('button', { name: text.password.show }).click();
    expect(await field.getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: text.password.hide }).click();
    expect(await field.getAttribute('type')).toBe('password');
  });

  test('keeps the width of a button that waits, and its name', async () => {
    const page = await open();
    const button = page.getByRole('button', { name: samples.actions.save });
    const before = await button.boundingBox();
    await button.click();
    await page.getByRole('progressbar', { name: text.pending }).first().waitFor();
    expect((await button.boundingBox())?.width).toBe(before?.width);
    expect(await page.getByRole('button', { name: samples.actions.signingIn }).isVisible()).toBe(true);
  });

  test('chooses from a list with the keyboard alone', async () => {
    const page = await open();
    const select = page.getByRole('button', { name: samples.fields.subject });
    await select.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await page.getByRole('listbox').waitFor({ state: 'detached' });
    expect(await select.textContent()).toContain(samples.fields.subjects[1]?.label);
  });

  test('finds an option by a part of its name', async () => {
    const page = await open();
    const box = page.getByRole('combobox', { name: samples.fields.student });
    const wanted = samples.fields.students[1]?.label ?? '';
    await box.pressSequentially(wanted.slice(-4));
    await page.getByRole('option', { name: wanted }).click();
    expect(await box.inputValue()).toBe(wanted);
  });

  test('rates by name and moves along the stars in the direction of reading', async () => {
    const page = await open();
    const star = (count: number) =>
      page.getByRole('radio', { name: `${count} ${samples.fields.meanings[count - 1]}`, exact: true });
    await star(2).check({ force: true });
    await page.keyboard.press(onwards);
    expect(await star(3).isChecked()).toBe(true);
  });

  test('takes a day by the calendar of Umm al-Qura and hands on the Gregorian one', async () => {
    const page = await open();
    const hijri = page.getByRole('group', { name: text.hijri });
    await hijri.getByRole('spinbutton').first().focus();
    await page.keyboard.press('ArrowUp');
    expect(await page.getByTestId('iso').textContent()).toBe('2026-11-16');
  });

  test('unfolds a month whose week begins as the reader counts', async () => {
    const page = await open();
    await page.getByRole('group', { name: samples.dates.day }).getByRole('button').click();
    const month = page.getByRole('grid');
    await month.waitFor();
    const firstRow = month.getByRole('row').filter({ hasText: '15' });
    const first = await firstRow.getByRole('gridcell').first().textContent();
    expect(first).toBe(language === 'ar' ? '15' : '9');
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  test('takes a time on a clock of 24 hours, hours before minutes', async () => {
    const page = await open();
    const parts = page.getByRole('group', { name: samples.dates.time }).getByRole('spinbutton');
    expect(await parts.allTextContents()).toEqual(['19', '00']);
    const [hours, minutes] = await Promise.all([parts.first().boundingBox(), parts.last().boundingBox()]);
    expect(hours?.x).toBeLessThan(minutes?.x ?? 0);
  });

  test('keeps the focus in a dialog and returns it afterwards', async () => {
    const page = await open();
    const opener = page.getByRole('button', { name: samples.overlays.dialog });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: samples.overlays.dialog });
    await dialog.waitFor();
    for (let presses = 0; presses < 4; presses++) await page.keyboard.press('Tab');
    expect(await dialog.evaluate(element => element.contains(document.activeElement))).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await opener.evaluate(element => element === document.activeElement)).toBe(true);
  });

  test('begins a question on the way out', async () => {
    const page = await open();
    await page.getByRole('button', { name: samples.overlays.confirm }).click();
    const question = page.getByRole('alertdialog', { name: samples.overlays.confirm });
    const wayOut = question.getByRole('button', { name: samples.overlays.keepLesson });
    await wayOut.waitFor();
    expect(await wayOut.evaluate(element => element === document.activeElement)).toBe(true);
  });

  test('opens a drawer from where lines begin', async () => {
    const page = await open();
    await page.getByRole('button', { name: samples.overlays.drawer }).click();
    const drawer = page.getByRole('dialog', { name: samples.overlays.drawer });
    await drawer.waitFor();
    await drawer.evaluate(element =>
      Promise.all(element.getAnimations({ subtree: true }).map(a => a.finished)),
    );
    await expect
      .poll(async () => {
        const box = await drawer.boundingBox();
        return language === 'ar' ? Math.round((box?.x ?? 0) + (box?.width ?? 0)) : Math.round(box?.x ?? -1);
      })
      .toBe(language === 'ar' ? width : 0);
  });

  test('announces a toast with its title and text, and closes it', async () => {
    const page = await open();
    await page.getByRole('button', { name: samples.messages.missing.title }).click();
    const toast = page.getByRole('alertdialog', { name: samples.messages.missing.title });
    await toast.waitFor();
    expect(await toast.getByRole('alert').textContent()).toContain(samples.messages.missing.text);
    await toast.getByRole('button', { name: text.close }).click();
    await toast.waitFor({ state: 'detached' });
  });

  test('shows a table on a desk and cards on a phone', async () => {
    const page = await open();
    const name = { name: samples.lists.table };
    expect(await page.getByRole('table', name).count()).toBe(isPhone ? 0 : 1);
    expect(await page.getByRole('list', name).getByRole('listitem').count()).toBe(isPhone ? 3 : 0);
  });

  test('tells a chart in numbers, and draws it in the direction of reading', async () => {
    const page = await open();
    const table = page.getByRole('table', { name: samples.charts.hours });
    expect(await table.getByRole('row').last().textContent()).toContain('13');
    const [first, last] = await Promise.all(
      [samples.charts.months[0], samples.charts.months.at(-1)].map(point =>
        page
          .getByText(point?.label ?? '', { exact: true })
          .first()
          .boundingBox(),
      ),
    );
    const runsToTheRight = (first?.x ?? 0) < (last?.x ?? 0);
    expect(runsToTheRight).toBe(language === 'en');
  });
});
