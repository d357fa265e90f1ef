import { describe, expect, test } from 'vitest';
import { queryOf } from '#platform/address-filters.ts';
import { sizeText } from '#platform/size-text.ts';
import { filtersIn } from '#teaching/resources/resource-filters.ts';
import { bodyOf, emptyResource, missingIn, withType } from '#teaching/resources/resource-form.ts';

const file = { id: 'file', name: 'sounds.pdf', mediaType: 'application/pdf', size: 9 };
const filled = { ...emptyResource, title: 'Sounds', subject: 'English' as const, file };

describe('the form of a resource', () => {
  test('asks a link for its address, and everything else that is new for a file', () => {
    expect(missingIn(emptyResource, true)).toEqual(['title', 'subject', 'file']);
    expect(missingIn({ ...emptyResource, type: 'link' }, true)).toEqual(['title', 'subject', 'url']);
    expect(missingIn({ ...filled, file: null }, false)).toEqual([]);
  });

  test('keeps its file as a worksheet, and not as a video or a link', () => {
    expect(withType(filled, 'worksheet').file).toBe(file);
    expect(withType(filled, 'video').file).toBeNull();
    expect(withType(filled, 'link').file).toBeNull();
  });

  test('sends an address of a link alone, and a file of everything else', () => {
    const link = { ...filled, type: 'link' as const, file: null, url: 'https://learn.example' };
    expect(bodyOf(link).added).toMatchObject({ type: 'link', url: 'https://learn.example' });
    expect(bodyOf(link).added).not.toHaveProperty('fileId');
    expect(bodyOf(filled).added).toMatchObject({ type: 'document', fileId: 'file' });
    expect(bodyOf(filled).changed).not.toHaveProperty('url');
    expect(bodyOf(link).changed).not.toHaveProperty('type');
  });
});

test('an address that names what is not offered filters by nothing', () => {
  const filters = filtersIn(new URLSearchParams('type=song&subject=Physics&q=%20'));
  expect(filters).toEqual({ type: null, subject: 'Physics', q: null });
  expect(String(queryOf(filters))).toBe('subject=Physics');
});

test.each([
  [9, 'en', '1 kB'],
  [348_160, 'en', '340 kB'],
  [2_621_440, 'en', '2.5 MB'],
  [26_214_400, 'ar', '25 ميغابايت'],
  [348_160, 'ar', '340 كيلوبايت'],
] as const)('%d bytes read in %s as %s', (bytes, language, text) => {
  expect(sizeText(bytes, language)).toContain(text);
});
