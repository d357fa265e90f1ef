import { languages } from '@bayan/domain/language/language';
import { useState } from 'react';
import { describe, expect } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import arSecurity from '#locales/ar/security.json';
import arShared from '#locales/ar/translation.json';
import enSecurity from '#locales/en/security.json';
import enShared from '#locales/en/translation.json';
import { PasswordDialog } from '#people/auth/security/password-dialog.tsx';
import { hasDrafts } from '#platform/drafts.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { press } from './screen.ts';

const textsIn = {
  en: { ...enSecurity.password, leave: enShared.ui.leave, close: enShared.ui.close },
  ar: { ...arSecurity.password, leave: arShared.ui.leave, close: arShared.ui.close },
};

/** Open from the beginning. */
function Opened() {
  const [isOpen, setOpen] = useState(true);
  return isOpen && <PasswordDialog calendarAddress={null} onClose={() => setOpen(false)} />;
}

describe.each(languages)('a dialog that keeps no draft, in %s (R753)', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const dialog = page.getByRole('dialog', { name: text.title });
  const question = page.getByRole('alertdialog', { name: text.leave.title });
  const current = page.getByLabelText(text.current, { exact: true });

  const open = async () => {
    await show(<Opened />, { language, width: 390, as: 'tutor' });
    await expect.element(dialog).toBeVisible();
  };

  test('closes at once while nothing is typed', async () => {
    await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
  });

  test('asks before Escape loses what was typed, and leaves it there where the person stays', async () => {
    await open();
    await current.fill('Falcon-Lantern-42');
    await userEvent.keyboard('{Escape}');
    await expect.element(question).toMatchTextContent(text.leave.text);
    expect(await accessibilityFaults(['region'])).toEqual([]);
    await press(text.leave.cancel);
    await expect.element(question).not.toBeInTheDocument();
    await expect.element(current).toHaveValue('Falcon-Lantern-42');
    expect(hasDrafts()).toBe(false);
    await dialog.getByRole('button', { name: text.close, exact: true }).click();
    await press(text.leave.confirm);
    await expect.element(dialog).not.toBeInTheDocument();
  });
});
