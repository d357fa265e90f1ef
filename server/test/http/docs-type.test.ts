import { html } from '@bayan/platform/http/docs-html';
import { typeInWords } from '@bayan/platform/http/docs-type';
import type { JsonSchema } from '@bayan/platform/http/openapi-schema';
import { describe, expect, test } from 'vitest';

const words = (schema: JsonSchema) => typeInWords(schema).html.replace(/<[^>]+>/g, '');

describe('a type in words', () => {
  test.each<[JsonSchema, string]>([
    [{ type: 'string', format: 'uuid' }, 'uuid'],
    [{ type: 'string', format: 'date-time' }, 'date-time in UTC'],
    [{ type: 'string', minLength: 1, maxLength: 120 }, 'text, 1 to 120 characters'],
    [{ type: 'string', minLength: 0, maxLength: 500 }, 'text, at most 500 characters'],
    [{ type: 'string', pattern: '^[A-Z]{2}$' }, 'text, matching ^[A-Z]{2}$'],
    [{ type: ['string', 'null'] }, 'text or null'],
    [{ type: 'string', enum: ['en', 'ar'], default: 'en' }, 'one of en, ar, default en'],
    [{ type: 'integer', minimum: 1, maximum: 100, default: 50 }, 'whole number 1 to 100, default 50'],
    [{ type: 'number', minimum: 0, maximum: 9, multipleOf: 0.001 }, 'number 0 to 9, in steps of 0.001'],
    [{ anyOf: [{ enum: ['a', 'b'] }, { const: 'none' }, { type: 'null' }] }, 'one of a, b, none or null'],
    [{ anyOf: [{ const: '' }, { type: 'string', format: 'email' }] }, 'empty text or e-mail address'],
    [{ type: 'array', maxItems: 3, items: { type: 'boolean' } }, 'list of true or false, at most 3'],
    [{ type: 'string', default: '' }, 'text, default empty text'],
    [{ description: 'Whatever it is.' }, 'anything'],
  ])('%j', (schema, expected) => {
    expect(words(schema)).toBe(expected);
  });

  test('a schema with a name is a link to it', () => {
    expect(typeInWords({ $ref: '#/components/schemas/Session' }).html).toBe(
      '<a href="#schema-Session">Session</a>',
    );
  });
});

test('text that is put into markup stays text', () => {
  expect(html`<p>${'<b title="x">&'}</p>`.html).toBe('<p>&lt;b title=&quot;x&quot;&gt;&amp;</p>');
});
