import { useState } from 'react';
import { useLocation } from 'react-router';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import en from '#locales/en/translation.json';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Drawer } from '#ui/drawer.tsx';
import { TextField } from '#ui/text-field.tsx';
import { show } from './render.tsx';
import { press } from './screen.ts';

function Page() {
  const [isDialogOpen, setDialogOpen] = useState(false);
  const [isMenuOpen, setMenuOpen] = useState(false);
  const [text, setText] = useState('');
  return (
    <>
      <p>At {useLocation().pathname}</p>
      <Button onPress={() => setDialogOpen(true)}>Open dialog</Button>
      <Button onPress={() => setMenuOpen(true)}>Open menu</Button>
      <Dialog title="Password" isOpen={isDialogOpen} onOpenChange={setDialogOpen}>
        <TextField label="New" name="new" maxLength={100} value={text} onChange={setText} />
      </Dialog>
      <Drawer label="Places" isOpen={isMenuOpen} onOpenChange={setMenuOpen}>
        Places
      </Drawer>
    </>
  );
}

describe('Back (R678)', () => {
  const dialog = page.getByRole('dialog');
  const at = (path: string) => expect.element(page.getByText(`At ${path}`)).toBeVisible();

  beforeEach(async () => {
    history.pushState({ idx: 0 }, '', '/first');
    history.pushState({ idx: 1 }, '', '/second');
    await show(<Page />, { width: 390, at: '/second' });
    history.replaceState({ idx: 1 }, '');
    await at('/second');
  });

  test.each(['Open dialog', 'Open menu'])(
    'closes what is over the page, and then leaves it (%s)',
    async name => {
      await press(name);
      await expect.element(dialog).toBeVisible();
      history.back();
      await expect.element(dialog).not.toBeInTheDocument();
      await at('/second');
      history.back();
      await at('/first');
    },
  );

  test('leaves the page with one press after the dialog was closed otherwise, however often', async () => {
    for (const _time of [1, 2]) {
      await press('Open dialog');
      await expect.element(dialog).toBeVisible();
      await userEvent.keyboard('{Escape}');
      await expect.element(dialog).not.toBeInTheDocument();
    }
    history.back();
    await at('/first');
  });

  test('asks, as Escape does, before what was typed is lost, and asks again', async () => {
    await press('Open dialog');
    await page.getByRole('textbox').fill('secret');
    const question = page.getByRole('alertdialog', { name: en.ui.leave.title });
    for (const _time of [1, 2]) {
      history.back();
      await expect.element(question).toBeVisible();
      await vi.waitFor(() => expect(history.state).toHaveProperty('isOverPage'));
      await press(en.ui.leave.cancel);
      await expect.element(question).not.toBeInTheDocument();
    }
    await expect.element(page.getByRole('textbox')).toHaveValue('secret');
  });
});
