import { describe, expect, test } from 'vitest';
import { LegalMarkError, legalDocumentOf, shapeOf } from '#legal-texts/legal-document.ts';

const TEXT = `# Privacy notice

We write **plainly**.

## What we collect

- \`i18nextLng\`, your language
- see [the terms](/terms)

| What | How long |
| --- | --- |
| Emails | 90 days |
`;

describe('a legal text (R703)', () => {
  test('has a title, an opening and sections of paragraphs, lists and tables', () => {
    const plain = (text: string) => ({ kind: 'plain', text });
    expect(legalDocumentOf(TEXT)).toEqual({
      title: 'Privacy notice',
      intro: [
        { kind: 'paragraph', text: [plain('We write '), { kind: 'strong', text: 'plainly' }, plain('.')] },
      ],
      sections: [
        {
          title: 'What we collect',
          blocks: [
            {
              kind: 'list',
              items: [
                [{ kind: 'code', text: 'i18nextLng' }, plain(', your language')],
                [plain('see '), { kind: 'link', text: 'the terms', to: '/terms' }],
              ],
            },
            {
              kind: 'table',
              head: [[plain('What')], [plain('How long')]],
              rows: [[[plain('Emails')], [plain('90 days')]]],
            },
          ],
        },
      ],
    });
  });

  test.each([
    ['without a title', 'Some words'],
    ['with a heading of a level that is not shown', '# Title\n\n### Deep'],
    ['with a mark that is not closed', '# Title\n\nThis is **strong'],
    ['with a tag', '# Title\n\nA <b>tag</b>'],
    ['with a place to fill in', '# Title\n\nWrite to {{email}}'],
    ['with a link that leads away', '# Title\n\n[here](https://elsewhere.example)'],
    ['with a point inside a paragraph', '# Title\n\nSome words\n- a point'],
    ['with a table whose row lacks a cell', '# Title\n\n| A | B |\n| --- | --- |\n| 1 |'],
    ['with a table without a rule', '# Title\n\n| A | B |\n| 1 | 2 |'],
  ])('%s cannot be read', (_what, text) => {
    expect(() => legalDocumentOf(text)).toThrow(LegalMarkError);
  });

  test('has a shape, in which another language is alike or not', () => {
    const shape = shapeOf(legalDocumentOf(TEXT));
    expect(shapeOf(legalDocumentOf(TEXT.replace('plainly', 'بوضوح')))).toBe(shape);
    expect(shapeOf(legalDocumentOf(TEXT.replace('- see [the terms](/terms)\n', '')))).not.toBe(shape);
    expect(shapeOf(legalDocumentOf(`${TEXT}\n## More\n\nWords.`))).not.toBe(shape);
  });
});
