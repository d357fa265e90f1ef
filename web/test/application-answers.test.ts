import {
  enquiry,
  studentApplication,
  tutorApplication,
} from '@bayan/domain/applications/application-answers.contract';
import { APPLICATION_LIMITS } from '@bayan/domain/applications/applications.limits';
import { describe, expect, test } from 'vitest';
import arForms from '#locales/ar/apply.json' with { type: 'json' };
import arPages from '#locales/ar/translation.json' with { type: 'json' };
import enForms from '#locales/en/apply.json' with { type: 'json' };
import enPages from '#locales/en/translation.json' with { type: 'json' };
import { byField, sentAnswers } from '#people/applications/answers.ts';
import { problemsIn } from '#people/applications/check-answers.ts';
import { STEPS } from '#people/applications/form-steps.ts';

const schemas = { student: studentApplication, tutor: tutorApplication, enquiry };

describe.each(['student', 'tutor', 'enquiry'] as const)('the form of the kind %s', kind => {
  const fields = STEPS[kind].flatMap(step => step.fields);

  test('asks for all that the API takes, each once', () => {
    const { kind: _kind, ...shape } = schemas[kind].shape;
    expect(fields.map(({ name }) => name).sort()).toEqual(Object.keys(shape).sort());
  });

  test('left empty, names every question that must be answered, and no other', () => {
    const required = fields.filter(({ isOptional, name }) => !isOptional && name !== 'tutorGender');
    expect(Object.keys(problemsIn(kind, {})).sort()).toEqual(required.map(({ name }) => name).sort());
  });

  const written = fields.filter(field => /^(line|writing|email)$/.test(field.control));
  test.each(written.map(field => [field.name, field] as const))(
    'takes %s up to the length where its field stops, and no more (R743)',
    (name, field) => {
      const most = 'maxLength' in field ? field.maxLength : 0;
      const problemOf = (length: number) => problemsIn(kind, { [name]: 'x'.repeat(length) })[name];
      expect(problemOf(most)).not.toBe('too-long');
      expect(problemOf(most + 1)).toBe('too-long');
    },
  );
});

test('what was left empty is not sent, files go by their ids and an agreement by its version', () => {
  const file = { id: 'f1', name: 'a.pdf', mediaType: 'application/pdf', size: 1 };
  const answers = {
    name: ' ',
    city: 'Leeds',
    days: [],
    certificates: [file],
    consent: true,
    nativeEnglish: false,
  };
  expect(sentAnswers('tutor', answers)).toEqual({
    kind: 'tutor',
    city: 'Leeds',
    certificates: ['f1'],
    consent: '2026-11',
  });
});

test('what the form does not ask for is not sent, whatever an older draft holds', () => {
  expect(sentAnswers('enquiry', { name: 'Noura', timezone: 'Asia/Riyadh' })).toEqual({
    kind: 'enquiry',
    name: 'Noura',
  });
});

test('what the server says about a part of an answer stands at its question, the first of several', () => {
  const issues = [
    { field: 'answers.days.0', problem: 'too-big' },
    { field: 'answers.days.1', problem: 'type' },
    { field: 'stamp', problem: 'required' },
  ] as const;
  expect(byField(issues)).toEqual({ days: 'too-big' });
});

test.each([
  ['en', enForms, enPages],
  ['ar', arForms, arPages],
] as const)('page and form name the ages that the server takes, in %s (R371)', (_language, forms, pages) => {
  const { youngest, oldest } = APPLICATION_LIMITS;
  const ages = [youngest, oldest].map(String);
  expect(pages.contact.questions.ages.answer.match(/\d+/g)).toEqual(ages);
  expect(forms.hints.childAge.match(/\d+/g)).toEqual(ages);
});
