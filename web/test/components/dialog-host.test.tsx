import { lazy, useEffect, useState } from 'react';
import { describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { createDialogHost, DialogHost, useOpenDialog } from '#ui/dialog-host.tsx';
import { TextField } from '#ui/text-field.tsx';
import { show } from './render.tsx';

interface Opened {
  readonly row: string;
  readonly onClose: () => void;
}

function Writing({ row, onClose }: Opened) {
  const [text, setText] = useState('');
  return (
    <Dialog title={row} isOpen onOpenChange={isOpen => !isOpen && onClose()}>
      <TextField label="Note" name="note" maxLength={100} value={text} onChange={setText} />
    </Dialog>
  );
}

let asked = 0;
let arrive = () => {};
const LazyWriting = lazy(async () => {
  asked += 1;
  await new Promise<void>(resolve => {
    arrive = resolve;
  });
  return { default: Writing };
});

const dialogs = createDialogHost<{ readonly row: string; readonly isLazy: boolean }>(
  ({ row, isLazy }, onClose) =>
    isLazy ? <LazyWriting row={row} onClose={onClose} /> : <Writing row={row} onClose={onClose} />,
);

const ROW_LEAVES = 'row-leaves';

function Row({ row, isLazy }: { readonly row: string; readonly isLazy: boolean }) {
  const openDialog = useOpenDialog(dialogs);
  return (
    <li>
      <Button onPress={() => openDialog({ row, isLazy })}>{row}</Button>
    </li>
  );
}

function Rows({ isLazy }: { readonly isLazy: boolean }) {
  const [rows, setRows] = useState(['First', 'Second']);
  useEffect(() => {
    const shorten = () => setRows(['First']);
    addEventListener(ROW_LEAVES, shorten);
    return () => removeEventListener(ROW_LEAVES, shorten);
  }, []);
  return (
    <ul>
      {rows.map(row => (
        <Row key={row} row={row} isLazy={isLazy} />
      ))}
    </ul>
  );
}

describe('a dialog that a row of a list opens', () => {
  const button = (name: string) => page.getByRole('button', { name });
  const dialog = page.getByRole('dialog', { name: 'Second' });
  const open = (isLazy: boolean) =>
    show(
      <DialogHost of={dialogs}>
        <Rows isLazy={isLazy} />
      </DialogHost>,
    );

  test('keeps what was typed when its row leaves the list', async () => {
    await open(false);
    await button('Second').click();
    await dialog.getByRole('textbox').fill('half a sen');
    dispatchEvent(new Event(ROW_LEAVES));
    await expect.poll(() => document.querySelectorAll('li')).toHaveLength(1);
    await expect.element(dialog.getByRole('textbox')).toHaveValue('half a sen');
  });

  test('returns the focus to the button that opened it, and is empty when it is opened again', async () => {
    await open(false);
    await button('Second').click();
    await dialog.getByRole('textbox').fill('half a sen');
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(button('Second')).toHaveFocus();
    await button('Second').click();
    await expect.element(dialog.getByRole('textbox')).toHaveValue('');
  });

  test('is loaded when it is opened, and the list stays to be seen meanwhile', async () => {
    await open(true);
    await expect.element(button('Second')).toBeVisible();
    expect(asked).toBe(0);
    await button('Second').click();
    await expect.poll(() => asked).toBe(1);
    await expect.element(button('First')).toBeVisible();
    expect(dialog.elements()).toEqual([]);
    arrive();
    await expect.element(dialog).toBeVisible();
  });
});
