import { languages } from '@bayan/domain/language/language';
import type { MailTextsView } from '@bayan/domain/mail/mail-texts.contract';
import { beforeEach, describe, expect } from 'vitest';
import { page } from 'vitest/browser';
import { MailTextsPanel } from '#academy/mail-texts/mail-texts-panel.tsx';
import arErrors from '#locales/ar/errors.json';
import arWords from '#locales/ar/mail-texts.json';
import arShared from '#locales/ar/translation.json';
import enErrors from '#locales/en/errors.json';
import enWords from '#locales/en/mail-texts.json';
import enShared from '#locales/en/translation.json';
import { hasDrafts } from '#platform/drafts.ts';
import { answer, asked, refusal } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { excess } from './own-profile.ts';
import { show } from './render.tsx';
import { press, toast } from './screen.ts';

const wordsIn = { en: enWords, ar: arWords };
const sharedIn = { en: enShared.ui, ar: arShared.ui };
const errorsIn = { en: enErrors, ar: arErrors };

const original = 'Hello {{name}}, welcome to {{siteName}}.';
const stored: MailTextsView = {
  kind: 'invite',
  language: 'en',
  version: 0,
  updatedAt: null,
  by: null,
  texts: [
    { name: 'subject', original: 'Your invitation', own: null },
    { name: 'body_tutor', original, own: null },
  ],
};
const withOwn = (own: string, version = 1): MailTextsView => ({
  ...stored,
  version,
  texts: stored.texts.map(text => (text.name === 'body_tutor' ? { ...text, own } : text)),
});

describe.each(languages)('the texts of mails in %s', language => {
  const { test, inBoth } = inTurn(language);
  const words = wordsIn[language];
  const path = '/api/mail-texts/invite/en';
  const named = words.partOfCase.replace('{{part}}', words.parts.body).replace('{{case}}', words.cases.tutor);
  const body = page.getByRole('textbox', { name: named });
  const dialog = page.getByRole('dialog');

  beforeEach(() => {
    answer('GET /api/mail-texts', { items: [{ kind: 'invite', changed: ['ar'] }] });
    answer(`GET ${path}`, stored);
  });
  const open = (width: 390 | 1280 = 1280) =>
    show(
      <>
        <h1>{words.choose.mail}</h1>
        <MailTextsPanel />
      </>,
      { language, width, as: 'admin', at: '/admin-dashboard/settings?mail=invite&language=en' },
    );

  inBoth.each([390, 1280] as const)('are the originals at first, at %i pixels', async width => {
    await open(width);
    await expect.element(body).toHaveValue(original);
    expect(await accessibilityFaults()).toEqual([]);
    expect(excess()).toBeLessThanOrEqual(0);
  });

  test('name a placeholder that is missing or unknown, and are not sent so (R908)', async () => {
    await open();
    await body.fill('Hello {{nome}} of {{siteName}}');
    await expect
      .element(page.getByText(words.problems.missing.split(':')[0] ?? '', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByText('{{name}}', { exact: false }).last()).toBeVisible();
    await body.fill('{{name}} of {{siteName}}, {{more}}');
    await expect
      .element(page.getByText(words.problems.unknown.split(':')[0] ?? '', { exact: false }))
      .toBeVisible();
    await expect.element(page.getByRole('button', { name: words.save })).toBeDisabled();
  });

  test('are saved where they are not the original, and go back to it (R907)', async () => {
    await open();
    await body.fill('{{siteName}} welcomes {{name}}');
    answer(`PUT ${path}`, withOwn('{{siteName}} welcomes {{name}}'));
    await press(words.save);
    await expect.element(toast(words.saved.title)).toBeVisible();
    expect(asked(`PUT ${path}`)[0]?.body).toEqual({
      texts: { body_tutor: '{{siteName}} welcomes {{name}}' },
    });
    expect(asked(`PUT ${path}`)[0]?.headers.get('if-match')).toBe('"0"');
    expect(hasDrafts()).toBe(false);
    await press(words.useOriginals);
    await expect.element(body).toHaveValue(original);
    answer(`PUT ${path}`, { ...stored, version: 2 });
    await press(words.save);
    await expect.poll(() => asked(`PUT ${path}`)[1]?.body).toEqual({ texts: {} });
  });

  test('show both versions to the second of two (R297)', async () => {
    await open();
    await body.fill('{{name}}: {{siteName}}');
    answer(`PUT ${path}`, refusal('conflict.stale', { current: withOwn('Theirs {{name}} {{siteName}}') }));
    await press(words.save);
    await expect.element(page.getByText('Theirs {{name}} {{siteName}}')).toBeVisible();
    await press(sharedIn[language].versions.takeTheirs);
    await expect.element(body).toHaveValue('Theirs {{name}} {{siteName}}');
  });

  test('have a preview by the server, and a test mail to oneself (R909)', async () => {
    await open();
    answer(`POST ${path}/preview`, {
      previews: [
        {
          variant: 'tutor',
          subject: 'Your invitation',
          text: 'Hello',
          html: '<html><body><p style="color:rgb(1,2,3)">Hello Amelia</p></body></html>',
        },
      ],
    });
    await press(words.preview.open);
    await expect.element(dialog.getByText('Hello Amelia')).toBeVisible();
    expect(getComputedStyle(dialog.getByText('Hello Amelia').element()).color).toBe('rgb(1, 2, 3)');
    expect(asked(`POST ${path}/preview`)[0]?.body).toEqual({ texts: {} });
    await press(sharedIn[language].close);
    answer(`POST ${path}/test`, { to: 'huda@bayan.example' });
    await press(words.test.send);
    await expect.element(toast(words.test.sent.title)).toBeVisible();
    answer(`POST ${path}/test`, refusal('mail-texts.switched-off'));
    await press(words.test.send);
    await expect.element(toast(errorsIn[language]['mail-texts']['switched-off'].title)).toBeVisible();
  });
});
