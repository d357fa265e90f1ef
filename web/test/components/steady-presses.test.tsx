import { languages } from '@bayan/domain/language/language';
import { useState } from 'react';
import { flushSync } from 'react-dom';
import { describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { useSteadyPresses } from '#ui/steady-presses.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { press } from './screen.ts';

describe.each(languages)('a second press at the same place, in %s (R674)', language => {
  const { test } = inTurn(language);
  const said = page.getByRole('status');

  test('does not reach what has moved there, and a press elsewhere does', async () => {
    await show(<Row />, { language });
    await expect.element(page.getByRole('button', { name: 'Start it' })).toBeVisible();
    pressAtOnce('Start it');
    pressAtOnce('Cancel it');
    pressAtOnce('Elsewhere');
    pressAtOnce('Cancel it');
    await expect.element(said).toMatchTextContent('elsewhere, cancelled');
  });

  test('reaches the control that was pressed, and what the press opened over it', async () => {
    await show(<Counter />, { language });
    await press('Count');
    await press('Count');
    await expect.element(said).toMatchTextContent('2');
    await press('Open');
    await press('Inside');
    await expect.element(said).toMatchTextContent('inside');
  });
});

/** As a finger does, within the same moment however slow the machine is. */
function pressAtOnce(name: string): void {
  const button = page.getByRole('button', { name }).element();
  const { left, top } = button.getBoundingClientRect();
  const at = { bubbles: true, cancelable: true, clientX: left + 9, clientY: top + 9 };
  flushSync(() => {
    for (const type of ['pointerdown', 'pointerup']) button.dispatchEvent(new PointerEvent(type, at));
    button.dispatchEvent(new MouseEvent('click', at));
  });
}

/** Buttons of one size, of which the second takes the place of the first. */
function Row() {
  useSteadyPresses();
  const [isStarted, setStarted] = useState(false);
  const [done, setDone] = useState<readonly string[]>([]);
  return (
    <div data-moves-below className="grid w-60 gap-4">
      {isStarted ? (
        <Button onPress={() => setDone([...done, 'cancelled'])}>Cancel it</Button>
      ) : (
        <Button onPress={() => setStarted(true)}>Start it</Button>
      )}
      <Button onPress={() => setDone([...done, 'elsewhere'])}>Elsewhere</Button>
      <p role="status">{done.join(', ')}</p>
    </div>
  );
}

function Counter() {
  useSteadyPresses();
  const [count, setCount] = useState(0);
  const [isOpen, setOpen] = useState(false);
  const [isInside, setInside] = useState(false);
  return (
    <div data-moves-below className="grid h-dvh place-items-center">
      <Button onPress={() => setCount(count + 1)}>Count</Button>
      <Button onPress={() => setOpen(true)}>Open</Button>
      <p role="status">
        {count} {isInside && 'inside'}
      </p>
      <Dialog title="Over it" isOpen={isOpen} onOpenChange={setOpen}>
        <Button
          onPress={() => {
            setInside(true);
            setOpen(false);
          }}
        >
          Inside
        </Button>
      </Dialog>
    </div>
  );
}
