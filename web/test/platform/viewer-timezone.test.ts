import { createElement } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { useViewerTimezone, ViewerTimezoneProvider } from '#platform/viewer-timezone.ts';

const Clock = () => useViewerTimezone();

test('a time is told by the clock of whoever looks', () => {
  const shown = createElement(ViewerTimezoneProvider, { value: 'Asia/Riyadh' }, createElement(Clock));
  expect(renderToString(shown)).toBe('Asia/Riyadh');
});

test('no time is told before it is known by whose clock', () => {
  expect(() => renderToString(createElement(Clock))).toThrow('within a ViewerTimezoneProvider');
});
