import { describe, expect, test } from 'vitest';
import {
  fillPlaceholders,
  hasBrokenPlaceholder,
  placeholderProblems,
  placeholdersIn,
} from '#mail/mail-placeholders.ts';

describe('the placeholders of a mail’s text (R908)', () => {
  test('are found by name, each once', () => {
    expect(placeholdersIn('Hello {{name}}, {{siteName}} greets {{name}}')).toEqual(['name', 'siteName']);
    expect(placeholdersIn('Hello')).toEqual([]);
  });

  test('are all those of the original and no others', () => {
    const original = 'Hello {{name}} at {{siteName}}';
    expect(placeholderProblems('{{siteName}}: {{name}}', original)).toEqual({ unknown: [], missing: [] });
    expect(placeholderProblems('Hello {{nome}}', original)).toEqual({
      unknown: ['nome'],
      missing: ['name', 'siteName'],
    });
  });

  test.each(['{{name', 'name}}', '{{na me}}', '{{{name}}}', '{{- name}}', '{{}}'])(
    'are broken in %s',
    text => {
      expect(hasBrokenPlaceholder(text)).toBe(true);
    },
  );

  test.each(['{{name}}', '{name}', 'no braces'])('are not broken in %s', text => {
    expect(hasBrokenPlaceholder(text)).toBe(false);
  });

  test('get their values, which are not read as placeholders again', () => {
    expect(fillPlaceholders('{{a}} {{b}}', { a: '{{b}}', b: '$&' })).toBe('{{b}} $&');
  });
});
