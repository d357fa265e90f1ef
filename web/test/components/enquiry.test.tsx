import { APPLICATION_LIMITS } from '@bayan/domain/applications/applications.limits';
import { MAX_CERTIFICATE } from '@bayan/domain/applications/certificate';
import { languages } from '@bayan/domain/language/language';
import { beforeEach, describe, expect } from 'vitest';
import { type Locator, page } from 'vitest/browser';
import ar from '#locales/ar/apply.json';
import arErrors from '#locales/ar/errors.json';
import en from '#locales/en/apply.json';
import enErrors from '#locales/en/errors.json';
import { ApplicationForm } from '#people/applications/application-form.tsx';
import { STEPS } from '#people/applications/form-steps.ts';
import { Thanks } from '#people/applications/thanks.tsx';
import { sizeText } from '#platform/size-text.ts';
import { answer, asked } from './academy-answers.ts';
import { accessibilityFaults } from './accessibility.ts';
import { inTurn } from './in-turn.ts';
import { show } from './render.tsx';
import { idOf } from './samples.ts';
import { describedBy, giveFiles, press } from './screen.ts';

const textsIn = { en, ar };
const errorsIn = { en: enErrors.field, ar: arErrors.field };
const refusalsIn = { en: enErrors.application, ar: arErrors.application };
const leftIn = {
  en: { none: '0 characters left', ten: '10 characters left' },
  ar: { none: 'لم يبقَ متّسع لأحرف أخرى', ten: 'بقيت 10 أحرف' },
};

const answersSoFar = {
  name: 'Layla',
  email: 'layla@family.example',
  phone: '+966501234567',
  timezone: 'Asia/Riyadh',
  childName: 'Omar',
  childAge: '2',
  level: 'elementary',
  subjects: ['English'],
  certificates: [{ id: idOf(2), name: 'CELTA.pdf' }],
};

/** As a program does that fills in forms: no length of a field stops it. */
function fillIn(box: Locator, text: string): void {
  const element = box.element();
  if (!(element instanceof HTMLElement)) throw new Error('Nothing can be filled in there');
  element.focus();
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, text);
  element.dispatchEvent(new Event('input', { bubbles: true }));
}

describe.each(languages)('the forms for strangers in %s', language => {
  const { test } = inTurn(language);
  const text = textsIn[language];
  const errors = errorsIn[language];
  const field = (label: string) => page.getByRole('textbox', { name: label });

  beforeEach(() => {
    answer('GET /api/applications/stamp', { stamp: 'a stamp' });
    answer('GET /api/geo', { country_code: null });
  });

  const open = (kind: 'enquiry' | 'student' | 'tutor') =>
    show(<ApplicationForm kind={kind} />, { language, width: 390 });

  const problems = (labels: readonly string[]) => labels.map(label => describedBy(field(label)));

  test('an enquiry needs a name, a question and a way to answer it', async () => {
    await open('enquiry');
    await press(text.actions.send);
    await expect.element(field(text.labels.name)).toHaveFocus();
    expect(problems([text.labels.name, text.labels.message])).toEqual([errors.required, errors.required]);
    await field(text.labels.name).fill('Layla');
    await field(text.labels.message).fill('When can we begin?');
    await press(text.actions.send);
    await expect.poll(() => describedBy(field(text.labels.email))).toContain(text.problems.contact.required);
    await expect.element(field(text.labels.email)).toHaveFocus();
    expect(asked('POST /api/applications')).toEqual([]);
  });

  test('the same refusal twice leads back to the field twice (R741)', async () => {
    await open('enquiry');
    for (const _time of [1, 2]) {
      await press(text.actions.send);
      await expect.element(field(text.labels.name)).toHaveFocus();
    }
    // Mending one field does not take the cursor to the next one that is wrong.
    await field(text.labels.name).fill('Layla');
    await expect.element(field(text.labels.name)).toHaveFocus();
  });

  test('an enquiry names what is wrong with each answer, until it is mended', async () => {
    await open('enquiry');
    await field(text.labels.name).fill('Layla 🌷');
    await field(text.labels.email).fill('layla@');
    await field(text.labels.anyPhone).fill('050 123');
    await field(text.labels.message).fill('?');
    await press(text.actions.send);
    await expect.poll(() => describedBy(field(text.labels.name))).toBe(text.problems.name.characters);
    expect(describedBy(field(text.labels.email))).toContain(text.problems.email.format);
    expect(describedBy(field(text.labels.anyPhone))).toContain(text.problems.phone.format);
    for (const [name, problem] of [
      ['1234', text.problems.name.characters],
      ['x'.repeat(200), errors['too-long']],
      ['Lay\u202ela', text.problems.name.characters],
    ] as const) {
      fillIn(field(text.labels.name), name);
      await press(text.actions.send);
      await expect.poll(() => describedBy(field(text.labels.name))).toBe(problem);
    }
    await field(text.labels.name).fill('Layla');
    await expect.poll(() => describedBy(field(text.labels.name))).toBe('');
  });

  test.each([5_000, 200_000])(
    'an enquiry of %i characters is too long, and nothing of it is lost',
    async length => {
      await open('enquiry');
      await field(text.labels.name).fill('Layla');
      await field(text.labels.email).fill('layla@family.example');
      const message = 'سؤال '.repeat(length / 5);
      const box = field(text.labels.message);
      await expect.element(box).toBeVisible();
      fillIn(box, message);
      await press(text.actions.send);
      await expect.poll(() => describedBy(box)).toBe(errors['too-long']);
      await expect.element(box).toHaveValue(message);
      expect(asked('POST /api/applications')).toEqual([]);
    },
  );

  test('a field stops at its length whatever is pasted into it, and tells near its end what is left (R743)', async () => {
    await open('enquiry');
    const box = field(text.labels.message);
    await box.click();
    document.execCommand('insertText', false, 'س'.repeat(5 * 1024 * 1024));
    await expect.element(box).toHaveValue('س'.repeat(APPLICATION_LIMITS.message));
    await expect.element(page.getByText(leftIn[language].none).last()).toBeVisible();
    await box.fill('س'.repeat(APPLICATION_LIMITS.message - 10));
    await expect.element(page.getByText(leftIn[language].ten)).toBeVisible();
    await box.fill('س');
    await expect.element(page.getByText(leftIn[language].ten)).not.toBeInTheDocument();
  });

  test('an empty, a too large and a wrong file are each named as what they are, with the limit (R745)', async () => {
    const draft = { id: idOf(1), answers: {}, step: 1 };
    localStorage.setItem('bayan.draft.apply-tutor', JSON.stringify(draft));
    await open('tutor');
    await expect.element(page.getByText(text.files.title)).toBeVisible();
    const pdf = { type: 'application/pdf' };
    giveFiles(
      new File([], 'empty.pdf', pdf),
      new File([new Uint8Array(MAX_CERTIFICATE + 1)], 'large.pdf', pdf),
      new File(['PK'], 'photos.zip', { type: 'application/zip' }),
    );
    const told = (words: string, values: Record<string, string>) =>
      words.replace(/\{\{(\w+)\}\}/g, (_place, name: string) => values[name] ?? '');
    const reasons = refusalsIn[language];
    for (const words of [
      told(text.files.empty, { name: 'empty.pdf', reason: reasons['file-empty'].text }),
      told(text.files.tooLarge, { name: 'large.pdf', most: sizeText(MAX_CERTIFICATE, language) }),
      told(text.files.kind, { name: 'photos.zip', reason: reasons['file-kind'].text }),
    ])
      await expect.element(page.getByText(words, { exact: false })).toBeVisible();
    expect(asked('POST /api/applications/files')).toEqual([]);
  });

  test.each(['student', 'tutor'] as const)('a %s goes on only once the step is answered', async kind => {
    await open(kind);
    await press(text.actions.next);
    await expect.element(field(text.labels.name)).toHaveFocus();
    expect(problems([text.labels.name, text.labels.email])).toEqual([errors.required, errors.required]);
    await field(text.labels.name).fill('Layla');
    await field(text.labels.email).fill('layla@family.example');
    await field(text.labels.phone).fill('+966 50 123 4567');
    await press(text.actions.next);
    const second = text.steps[kind === 'student' ? 'child' : 'requirements'];
    await expect.element(page.getByRole('heading', { name: second })).toHaveFocus();
    await press(text.actions.back);
    await expect.element(field(text.labels.name)).toHaveValue('Layla');
  });

  test.each([
    ['enquiry', 'light'],
    ['enquiry', 'dark'],
    ['student', 'light'],
    ['student', 'dark'],
  ] as const)(
    'the %s form has no fault that axe can find while it says what is missing, %s',
    async (kind, theme) => {
      await show(<ApplicationForm kind={kind} />, { language, width: 390, theme });
      await press(kind === 'enquiry' ? text.actions.send : text.actions.next);
      await expect.element(page.getByText(errors.required).first()).toBeVisible();
      expect(page.getByText(errors.required).elements()).toHaveLength(kind === 'enquiry' ? 2 : 3);
      expect(await accessibilityFaults()).toEqual([]);
    },
  );

  // One form by day and the other by night: they share every kind of field.
  test.each([
    ['student', 'child', 'light'],
    ['student', 'times', 'light'],
    ['student', 'wishes', 'light'],
    ['student', 'review', 'light'],
    ['tutor', 'requirements', 'dark'],
    ['tutor', 'times', 'dark'],
    ['tutor', 'teaching', 'dark'],
    ['tutor', 'review', 'dark'],
  ] as const)(
    'takes a %s up again at “%s”, with no fault that axe can find, %s',
    async (kind, step, theme) => {
      const place = STEPS[kind].findIndex(({ name }) => name === step);
      const draft = { id: idOf(1), answers: answersSoFar, step: place };
      localStorage.setItem(`bayan.draft.apply-${kind}`, JSON.stringify(draft));
      await show(<ApplicationForm kind={kind} />, { language, width: 390, theme });
      await expect
        .element(page.getByRole('heading', { level: 2, name: text.steps[step], exact: true }))
        .toBeVisible();
      await expect.poll(() => page.getByRole('status').elements()).toEqual([]);
      if (step === 'requirements') await expect.element(page.getByText('CELTA.pdf')).toBeVisible();
      if (step === 'child') {
        await press(text.actions.next);
        await expect
          .poll(() => describedBy(field(text.labels.childAge)))
          .toContain(text.problems.childAge['too-small']);
      }
      // What is agreed to can be read where it is agreed to, in the version that is stored (R705).
      const notice = page.getByRole('link', { name: text.privacyNotice, exact: false });
      await expect.element(notice).toHaveAttribute('href', '/privacy?version=2026-11-18');
      await expect.element(notice).toHaveAttribute('target', '_blank');
      expect(await accessibilityFaults()).toEqual([]);
      expect(document.documentElement.scrollWidth - window.innerWidth).toBeLessThanOrEqual(0);
    },
  );

  test.each([
    ['student', 'light'],
    ['tutor', 'dark'],
  ] as const)('thanks a %s with no fault that axe can find, %s', async (kind, theme) => {
    const thanks = <Thanks kind={kind} reference="BA-7K2M-9QXP" email="layla@family.example" />;
    await show(thanks, { language, width: 390, theme });
    await expect.element(page.getByRole('heading', { name: text.thanks[`heading_${kind}`] })).toHaveFocus();
    await expect.element(page.getByText('BA-7K2M-9QXP')).toBeVisible();
    expect(await accessibilityFaults()).toEqual([]);
  });

  test.each([
    ['20', text.problems.childAge['too-big']],
    ['ten', text.problems.childAge.type],
  ])('a child of %s is refused in its own words', async (age, words) => {
    await open('student');
    await field(text.labels.name).fill('Layla');
    await field(text.labels.email).fill('layla@family.example');
    await field(text.labels.phone).fill('+966501234567');
    await press(text.actions.next);
    await field(text.labels.childAge).fill(age);
    await press(text.actions.next);
    await expect.poll(() => describedBy(field(text.labels.childAge))).toContain(words);
    await expect.element(page.getByText(text.problems.chosen.required)).toBeVisible();
  });
});
