import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { APPLICATION_LIMITS } from '@bayan/domain/applications/applications.limits';
import {
  LEVELS,
  PARTS_OF_DAY,
  QUALIFICATIONS,
  TUTOR_GENDERS,
  WEEKDAYS,
} from '@bayan/domain/applications/offered';
import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import type texts from '#locales/en/apply.json';
import { COUNTRIES, TIMEZONES } from '#platform/countries-and-zones.ts';

export type StepName = keyof typeof texts.steps;
export type FieldName = Exclude<keyof typeof texts.labels, 'anyPhone'>;
type Hint = keyof typeof texts.hints;

type WritingControl = 'line' | 'email' | 'phone' | 'number' | 'writing';
/** What the first step of a form does not have. */
const CHOICE_CONTROLS = ['select', 'several', 'one', 'confirmation', 'files'] as const;
export type ChoiceControl = (typeof CHOICE_CONTROLS)[number];

interface WrittenField {
  readonly control: WritingControl;
  readonly maxLength: number;
  readonly options?: never;
}

interface ChosenField {
  readonly control: ChoiceControl;
  /** Their words are kept under the field's name. */
  readonly options?: readonly string[];
}

/** How a question is answered. */
export type FieldSpec = (WrittenField | ChosenField) & FieldTexts;

interface FieldTexts {
  readonly name: FieldName;
  readonly isOptional?: boolean;
  /** Where the words above it are not kept under its name. */
  readonly label?: keyof typeof texts.labels;
  readonly hint?: Hint;
  readonly autoComplete?: string;
}

export interface StepSpec {
  readonly name: StepName;
  readonly fields: readonly FieldSpec[];
}

/** Room for any age, and for any number of years. */
const DIGITS = 3;

const name: FieldSpec = {
  name: 'name',
  control: 'line',
  maxLength: FIELD_LIMITS.name,
  autoComplete: 'name',
};
const email: FieldSpec = {
  name: 'email',
  control: 'email',
  maxLength: FIELD_LIMITS.email,
  autoComplete: 'email',
};
const phone: FieldSpec = {
  name: 'phone',
  control: 'phone',
  maxLength: FIELD_LIMITS.phone,
  hint: 'phone',
  autoComplete: 'tel',
};
const subjects: FieldSpec = { name: 'subjects', control: 'several', options: OFFERED_SUBJECTS };
/** From Sunday on, as the week begins in the Gulf. */
const gulfWeek = [WEEKDAYS[6], ...WEEKDAYS.slice(0, 6)].map(String);
const times: StepSpec = {
  name: 'times',
  fields: [
    { name: 'country', control: 'select', options: COUNTRIES, autoComplete: 'country' },
    { name: 'city', control: 'line', maxLength: APPLICATION_LIMITS.city, autoComplete: 'address-level2' },
    { name: 'timezone', control: 'select', options: TIMEZONES, hint: 'timezone' },
    { name: 'days', control: 'several', options: gulfWeek },
    { name: 'parts', control: 'several', options: PARTS_OF_DAY },
  ],
};
/**
 * No box to tick and no list to unfold: these cannot be written into a page whose policy forbids styles in markup, and
 * their script comes only when somebody is about to go on.
 */
const you: StepSpec = { name: 'you', fields: [name, email, phone] };
const review: StepSpec = { name: 'review', fields: [{ name: 'consent', control: 'confirmation' }] };

/** The questions of each form, a few at a time. */
export const STEPS: Readonly<Record<ApplicationKind, readonly StepSpec[]>> = {
  student: [
    you,
    {
      name: 'child',
      fields: [
        { name: 'childName', control: 'line', maxLength: FIELD_LIMITS.name },
        { name: 'childAge', control: 'number', maxLength: DIGITS, hint: 'childAge' },
        {
          name: 'schoolYear',
          control: 'line',
          maxLength: APPLICATION_LIMITS.schoolYear,
          hint: 'schoolYear',
        },
        { name: 'level', control: 'one', options: LEVELS },
        subjects,
      ],
    },
    times,
    {
      name: 'wishes',
      fields: [
        { name: 'goals', control: 'writing', maxLength: APPLICATION_LIMITS.goals },
        { name: 'tutorGender', control: 'one', options: TUTOR_GENDERS },
        {
          name: 'wishes',
          control: 'writing',
          maxLength: APPLICATION_LIMITS.wishes,
          isOptional: true,
          hint: 'wishes',
        },
      ],
    },
    review,
  ],
  tutor: [
    you,
    {
      name: 'requirements',
      fields: [
        { name: 'britishNational', control: 'confirmation' },
        { name: 'nativeEnglish', control: 'confirmation' },
        { name: 'reliableInternet', control: 'confirmation' },
        { name: 'qualification', control: 'select', options: QUALIFICATIONS },
        { name: 'degree', control: 'line', maxLength: APPLICATION_LIMITS.degree, hint: 'degree' },
        { name: 'years', control: 'number', maxLength: DIGITS, hint: 'years' },
        { name: 'certificates', control: 'files', hint: 'certificates' },
      ],
    },
    times,
    {
      name: 'teaching',
      fields: [
        subjects,
        { name: 'culture', control: 'writing', maxLength: APPLICATION_LIMITS.culture, hint: 'culture' },
        {
          name: 'introduction',
          control: 'writing',
          maxLength: APPLICATION_LIMITS.introduction,
          hint: 'introduction',
        },
      ],
    },
    review,
  ],
  enquiry: [
    {
      name: 'question',
      fields: [
        name,
        { ...email, isOptional: true, hint: 'contact' },
        { ...phone, isOptional: true, label: 'anyPhone' },
        { name: 'message', control: 'writing', maxLength: APPLICATION_LIMITS.message },
      ],
    },
  ],
};

/** Whether anything in a form is answered by choosing. */
export const hasChoices = (kind: ApplicationKind): boolean =>
  STEPS[kind].some(({ fields }) =>
    fields.some(field => CHOICE_CONTROLS.some(control => control === field.control)),
  );
