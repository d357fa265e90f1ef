import { languages } from '@bayan/domain/language/language';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Actions } from '#design/actions.tsx';
import { Charts } from '#design/charts.tsx';
import { Dates } from '#design/dates.tsx';
import { Fields } from '#design/fields.tsx';
import { Lists } from '#design/lists.tsx';
import { Messages } from '#design/messages.tsx';
import { Overlays } from '#design/overlays.tsx';
import { Everything } from '#design/panel.tsx';
import arSamples from '#design/texts/ar.json';
import enSamples from '#design/texts/en.json';
import ar from '#locales/ar/translation.json';
import en from '#locales/en/translation.json';
import { accessibilityFaults } from './accessibility.ts';
import { show, type Width } from './render.tsx';
import { boxOf, describedBy, options } from './screen.ts';

const samplesIn = { en: enSamples, ar: arSamples };
const textsIn = { en, ar };
const widths: readonly Width[] = [1280, 390];

describe.each(languages)('a component in %s', language => {
  const samples = samplesIn[language];
  const text = textsIn[language].ui;
  const onwards = language === 'ar' ? '{ArrowLeft}' : '{ArrowRight}';

  describe.each(widths)('at %i pixels', width => {
    test.each(['light', 'dark'] as const)('has no fault that axe can find, %s', async theme => {
      await show(<Everything />, { language, width, theme, isWholePage: true });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(await accessibilityFaults()).toEqual([]);
    });

    test('does not make the page scroll sideways', async () => {
      await show(<Everything />, { language, width, isWholePage: true });
      await expect.element(page.getByRole('heading', { level: 1 })).toBeVisible();
      expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    });

    test('opens a drawer from where lines begin', async () => {
      await show(<Overlays />, { language, width });
      await page.getByRole('button', { name: samples.overlays.drawer }).click();
      const drawer = page.getByRole('dialog', { name: samples.overlays.drawer });
      await expect.element(drawer).toBeVisible();
      await expect
        .poll(() => Math.round(boxOf(drawer)[language === 'ar' ? 'right' : 'left']))
        .toBe(language === 'ar' ? width : 0);
    });

    test('shows a table on a desk and cards on a phone', async () => {
      await show(<Lists />, { language, width });
      const name = { name: samples.lists.table };
      await expect.element(page.getByRole('tabpanel')).toBeVisible();
      expect(page.getByRole('table', name).elements()).toHaveLength(width === 390 ? 0 : 1);
      expect(page.getByRole('list', name).getByRole('listitem').elements()).toHaveLength(
        width === 390 ? 3 : 0,
      );
    });
  });

  test('says what is wrong with a field where the field is read', async () => {
    await show(<Fields />, { language });
    const email = page.getByRole('textbox', { name: samples.fields.email });
    await expect.element(email).toHaveAttribute('aria-invalid', 'true');
    expect(describedBy(email)).toBe(samples.fields.emailError);
  });

  test('shows a password and hides it again', async () => {
    await show(<Fields />, { language });
    const field = page.getByLabelText(samples.fields.password, { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await page.getByRole('button', { name: text.password.show }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await page.getByRole('button', { name: text.password.hide }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  test('keeps the width of a button that waits, and its name', async () => {
    await show(<Actions />, { language });
    const button = page.getByRole('button', { name: samples.actions.save });
    await expect.element(button).toBeVisible();
    const before = boxOf(button).width;
    await button.click();
    await expect.element(page.getByRole('progressbar', { name: text.pending }).first()).toBeInTheDocument();
    expect(boxOf(button).width).toBe(before);
    await expect.element(page.getByRole('button', { name: samples.actions.signingIn })).toBeVisible();
  });

  test('chooses from a list with the keyboard alone', async () => {
    await show(<Fields />, { language });
    const select = page.getByRole('button', { name: samples.fields.subject, exact: false });
    await expect.element(select).toBeVisible();
    select.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('listbox')).toBeVisible();
    expect(await accessibilityFaults(['region'])).toEqual([]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(page.getByRole('listbox')).not.toBeInTheDocument();
    await expect.element(select).toMatchTextContent(samples.fields.subjects[1]?.label ?? '');
  });

  test('finds an option by a part of its name', async () => {
    await show(<Fields />, { language });
    const box = page.getByRole('combobox', { name: samples.fields.student });
    const wanted = samples.fields.students[1]?.label ?? '';
    await userEvent.type(box, wanted.slice(-4));
    await expect.poll(options).toEqual([wanted]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect.element(box).toHaveValue(wanted);
  });

  test('rates by name and moves along the stars in the direction of reading', async () => {
    await show(<Fields />, { language });
    const star = (count: number) =>
      page.getByRole('radio', { name: `${count} ${samples.fields.meanings[count - 1]}` });
    await star(2).click({ force: true });
    await expect.element(star(2)).toBeChecked();
    await userEvent.keyboard(onwards);
    await expect.element(star(3)).toBeChecked();
  });

  test('takes a day by the calendar of Umm al-Qura and hands on the Gregorian one', async () => {
    await show(<Dates />, { language });
    const first = page.getByRole('group', { name: text.hijri }).getByRole('spinbutton').first();
    await expect.element(first).toBeVisible();
    first.element().focus();
    await userEvent.keyboard('{ArrowUp}');
    await expect.element(page.getByTestId('iso')).toHaveTextContent('2026-11-16');
  });

  test('unfolds a month whose week begins as the reader counts', async () => {
    await show(<Dates />, { language });
    await page.getByRole('group', { name: samples.dates.day }).getByRole('button').click();
    const month = page.getByRole('grid');
    await expect.element(month).toBeVisible();
    const first = month.getByRole('row').filter({ hasText: '15' }).getByRole('gridcell').first();
    await expect.element(first).toHaveTextContent(language === 'ar' ? '15' : '9');
    expect(await accessibilityFaults(['region'])).toEqual([]);
  });

  test('takes a time on a clock of 24 hours, hours before minutes', async () => {
    await show(<Dates />, { language });
    const parts = page.getByRole('group', { name: samples.dates.time }).getByRole('spinbutton');
    await expect.poll(() => parts.elements().map(part => part.textContent)).toEqual(['19', '00']);
    expect(boxOf(parts.first()).left).toBeLessThan(boxOf(parts.last()).left);
  });

  test('keeps the focus in a dialog and returns it afterwards', async () => {
    await show(<Overlays />, { language });
    const opener = page.getByRole('button', { name: samples.overlays.dialog });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: samples.overlays.dialog });
    await expect.element(dialog).toBeVisible();
    await userEvent.keyboard('{Tab}{Tab}{Tab}{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
    expect(await accessibilityFaults(['region'])).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  test('begins a question on the way out', async () => {
    await show(<Overlays />, { language });
    await page.getByRole('button', { name: samples.overlays.confirm }).click();
    const question = page.getByRole('alertdialog', { name: samples.overlays.confirm });
    await expect.element(question.getByRole('button', { name: samples.overlays.keepLesson })).toHaveFocus();
  });

  test('announces a toast with its title and text, and closes it', async () => {
    await show(<Messages />, { language });
    await page.getByRole('button', { name: samples.messages.missing.title }).click();
    const toast = page.getByRole('alertdialog', { name: samples.messages.missing.title });
    await expect.element(toast.getByRole('alert')).toMatchTextContent(samples.messages.missing.text);
    await toast.getByRole('button', { name: text.close }).click();
    await expect.element(toast).not.toBeInTheDocument();
  });

  test('R772: interrupts a reader for a failure, and not for what went well', async () => {
    await show(<Messages />, { language });
    const { missing, saved } = samples.messages;
    const said = (title: string) => page.getByRole('alertdialog', { name: title });
    // In this order: what went well would take the place of the failure (R751).
    await page.getByRole('button', { name: saved.title }).click();
    await page.getByRole('button', { name: missing.title }).click();
    await expect.element(said(missing.title).getByRole('alert')).toMatchTextContent(missing.text);
    await expect.element(said(saved.title).getByRole('status')).toMatchTextContent(saved.text);
    expect(said(saved.title).getByRole('alert').elements()).toEqual([]);
  });

  test('tells a chart in numbers, and draws it in the direction of reading', async () => {
    await show(<Charts />, { language });
    const table = page.getByRole('table', { name: samples.charts.hours });
    await expect.element(table.getByRole('row').last()).toMatchTextContent('13');
    const [first, last] = [samples.charts.months[0], samples.charts.months.at(-1)].map(
      point => boxOf(page.getByText(point?.label ?? '', { exact: true }).first()).left,
    );
    expect(Number(first) < Number(last)).toBe(language === 'en');
  });
});
