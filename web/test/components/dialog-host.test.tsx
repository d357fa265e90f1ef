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
    <Dialog title={row} isOpen asksToLeave={false} onOpenChange={isOpen => !isOpen && onClose()}>
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

function Emptying() {
  const [isLoading, setLoading] = useState(true);
  return (
    <Dialog
      title="Devices"
      isOpen
      onOpenChange={() => {}}
      footer={<Button onPress={() => setLoading(false)}>Load</Button>}
    >
      <div style={{ height: isLoading ? 300 : 40 }} />
    </Dialog>
  );
}

test.each([390, 1280] as const)('a dialog does not jump when less is in it, at %i (R687)', async width => {
  await show(<Emptying />, { width });
  const dialog = page.getByRole('dialog');
  await expect.element(dialog).toBeVisible();
  const topOf = () => dialog.element().getBoundingClientRect().top;
  await expect.poll(() => (dialog.element() as HTMLElement).style.minHeight).toContain('px');
  const before = topOf();
  const load = page.getByRole('button', { name: 'Load' });
  const button = load.element().getBoundingClientRect().top;
  await load.click();
  await expect
    .poll(() => dialog.element().querySelector<HTMLElement>('[style="height: 40px;"]'))
    .not.toBeNull();
  expect(topOf()).toBeCloseTo(before, 0);
  expect(load.element().getBoundingClientRect().top).toBeCloseTo(button, 0);
});

function Growing() {
  const [height, setHeight] = useState(100);
  return (
    <Dialog
      title="Move"
      isOpen
      onOpenChange={() => {}}
      footer={<Button onPress={() => setHeight(2000)}>All</Button>}
    >
      <Button onPress={() => setHeight(300)}>More</Button>
      <div style={{ height }} />
    </Dialog>
  );
}

test('what appears in a dialog moves nothing under the hand, and leaves nothing outside the screen (R687)', async () => {
  await show(<Growing />, { width: 1280 });
  const more = page.getByRole('button', { name: 'More' });
  await expect.element(more).toBeVisible();
  const before = more.element().getBoundingClientRect().top;
  await more.click();
  await expect.poll(() => document.querySelector('[style="height: 300px;"]')).not.toBeNull();
  expect(more.element().getBoundingClientRect().top).toBeCloseTo(before, 0);
  await page.getByRole('button', { name: 'All' }).click();
  await expect.poll(() => document.querySelector('[style="height: 2000px;"]')).not.toBeNull();
  const { top, bottom } = page.getByRole('dialog').element().getBoundingClientRect();
  expect(top).toBeGreaterThanOrEqual(0);
  expect(bottom).toBeLessThanOrEqual(innerHeight);
});

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
