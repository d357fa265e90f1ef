import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createDialogHost, useOpenDialog } from '#ui/dialog-host.tsx';

const some = createDialogHost(() => null);
const others = createDialogHost(() => null);

function Opener() {
  useOpenDialog(some);
  return 'opens';
}

test('what opens a dialog stands within the host of that dialog', () => {
  const within = ({ OpenContext }: typeof some) =>
    renderToString(createElement(OpenContext, { value: () => {} }, createElement(Opener)));
  expect(within(some)).toBe('opens');
  expect(() => within(others)).toThrow('within the DialogHost of its dialogs');
});
