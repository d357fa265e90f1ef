import { languages } from '@bayan/domain/language/language';
import { useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import ar from '#locales/ar/translation.json';
import en from '#locales/en/translation.json';
import { SettingsProvider } from '#platform/settings.tsx';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { answer, asked, heldBack } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { onDeviceIn } from './device-clock.ts';
import { inTurn } from './in-turn.ts';
import { settings, show } from './render.tsx';
import { describedBy } from './screen.ts';

const textsIn = { en: en.ui.phone, ar: ar.ui.phone };
const label = 'Number';

function Field({ country, stored = '' }: { readonly country: string | null; readonly stored?: string }) {
  const [value, setValue] = useState(stored);
  return (
    <>
      <h1>{label}</h1>
      <PhoneField label={label} name="phone" country={country} value={value} onChange={setValue} />
      <output>{value}</output>
    </>
  );
}

const field = page.getByRole('textbox', { name: label });
const kept = page.getByRole('status');
const leaveField = () => (document.activeElement as HTMLElement).blur();

describe.each(languages)('a field for a phone number in %s', language => {
  const { test } = inTurn(language);
  const code = page.getByRole('combobox', { name: textsIn[language].code });
  const open = (country: string | null, stored?: string) =>
    show(<Field country={country} {...(stored !== undefined && { stored })} />, { language, width: 390 });

  test.each(['0501234567', '٠٥٠١٢٣٤٥٦٧', '50 123 4567', '+966 50 123 4567', '00966501234567'])(
    'takes %s as a Saudi number and shows it grouped, beside the example of its country (R746)',
    async typed => {
      await open('SA');
      await expect.element(code).toHaveValue('SA');
      await field.click();
      await expect.poll(() => describedBy(field)).toContain('051 234 5678');
      await field.fill(typed);
      leaveField();
      await expect.element(field).toHaveValue('50\u00a0123\u00a04567');
      await expect.element(kept).toHaveTextContent('+966501234567');
      await expect.element(code).toHaveValue('SA');
      expect(asked('GET /api/geo')).toEqual([]);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  test('follows the country of what is typed, and takes the same digits for another one', async () => {
    await open('SA');
    await field.fill('+44 7400 123456');
    await expect.element(code).toHaveValue('GB');
    await expect.element(kept).toHaveTextContent('+447400123456');
    await code.selectOptions('AE');
    await expect.element(kept).toHaveTextContent('+9717400123456');
  });

  test('shows a stored number grouped, and sends it as it was', async () => {
    await open('GB', '+97433123456');
    await expect.element(code).toHaveValue('QA');
    await expect.element(field).toHaveValue('3312\u00a03456');
    await expect.element(kept).toHaveTextContent('+97433123456');
  });
});

describe('the country, where the form names none (R746)', () => {
  const code = page.getByRole('combobox', { name: en.ui.phone.code });

  test('is that of the visitor’s address, also for what was typed before it was known', async () => {
    const geo = heldBack(() => Response.json({ country_code: 'KW' }));
    answer('GET /api/geo', geo.answer);
    await show(<Field country={null} />);
    await field.fill('50012345');
    await expect.element(kept).toHaveTextContent('50012345');
    geo.come();
    await expect.element(code).toHaveValue('KW');
    await expect.element(kept).toHaveTextContent('+96550012345');
  });

  test('is what the outside look-up of the settings says, where there is one (R906)', async () => {
    answer('GET /json', { country_code: 'QA' });
    await show(
      <SettingsProvider value={{ ...settings, geolocationUrl: 'https://geo.example/json' }}>
        <Field country={null} />
      </SettingsProvider>,
    );
    await field.click();
    await expect.element(code).toHaveValue('QA');
    expect(asked('GET /api/geo')).toEqual([]);
  });

  test('else that of the device’s clock', async () => {
    answer('GET /api/geo', { country_code: null });
    await onDeviceIn('Asia/Dubai', async () => {
      await show(<Field country={null} />);
      await field.click();
      await expect.element(code).toHaveValue('AE');
    });
  });
});
