import { afterEach, describe, expect, test, vi } from 'vitest';
import { loadTexts } from '#platform/text-loader.ts';
import { textsPath } from '#platform/texts-path.ts';

const answering = (answer: () => Promise<Response>) => vi.stubGlobal('fetch', answer);
afterEach(() => vi.unstubAllGlobals());

test('every area has a file of its own beside the shared one', () => {
  expect(textsPath('ar')).toBe('/locales/ar/translation.json');
  expect(textsPath('ar', 'tutor')).toBe('/locales/ar/tutor.json');
});

describe('texts that fail to load (R216)', () => {
  test.each([
    [500, true],
    [503, true],
    [599, true],
    [400, false],
    [404, false],
    [499, false],
  ])('with status %i may be tried again: %s', async (status, isRetryable) => {
    answering(async () => new Response('', { status }));
    expect(await loadTexts('/locales/en/x.json')).toEqual({
      failure: `failed loading /locales/en/x.json; status code: ${status}`,
      isRetryable,
    });
  });

  test('without any status may be tried again', async () => {
    answering(async () => Promise.reject(new TypeError('offline')));
    expect(await loadTexts('/locales/en/x.json')).toEqual({
      failure: 'failed loading /locales/en/x.json; status code: none',
      isRetryable: true,
    });
  });

  test('because they are no JSON may not be tried again', async () => {
    answering(async () => new Response('<!doctype html>'));
    expect(await loadTexts('/locales/en/x.json')).toEqual({
      failure: 'failed parsing /locales/en/x.json to json',
      isRetryable: false,
    });
  });
});

test('texts that load are handed on', async () => {
  answering(async () => Response.json({ home: { tagline: 'Hello' } }));
  expect(await loadTexts('/locales/en/x.json')).toEqual({ texts: { home: { tagline: 'Hello' } } });
});
