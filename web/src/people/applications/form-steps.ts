import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import {
  LEVELS,
  PARTS_OF_DAY,
  QUALIFICATIONS,
  TUTOR_GENDERS,
  WEEKDAYS,
} from '@bayan/domain/applications/offered';
import { SUBJECTS } from '@bayan/domain/subjects/subjects';
import type texts from '#locales/en/apply.json';
import { COUNTRIES, TIMEZONES } from '#platform/countries-and-zones.ts';

export type StepName = keyof typeof texts.steps;
export type FieldName = Exclude<keyof typeof texts.labels, 'anyPhone'>;
type Hint = keyof typeof texts.hints;

type WritingControl = 'line' | 'email' | 'phone' | 'number' | 'writing';
/** What the first step of a form does not have. */
const CHOICE_CONTROLS = ['select', 'several', 'one', 'confirmation', 'files'] as const;
export type ChoiceControl = (typeof CHOICE_CONTROLS)[number];

/** How a question is answered. Where there are options, their words are kept under the field's name. */
export interface FieldSpec {
  readonly name: FieldName;
  readonly control: WritingControl | ChoiceControl;
  readonly options?: readonly string[];
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

const name: FieldSpec = { name: 'name', control: 'line', autoComplete: 'name' };
const email: FieldSpec = { name: 'email', control: 'email', autoComplete: 'email' };
const phone: FieldSpec = { name: 'phone', control: 'phone', hint: 'phone', autoComplete: 'tel' };
const subjects: FieldSpec = { name: 'subjects', control: 'several', options: SUBJECTS };
/** From Sunday on, as the week begins in the Gulf. */
const gulfWeek = [WEEKDAYS[6], ...WEEKDAYS.slice(0, 6)].map(String);
const times: StepSpec = {
  name: 'times',
  fields: [
    { name: 'country', control: 'select', options: COUNTRIES, autoComplete: 'country' },
    { name: 'city', control: 'line', autoComplete: 'address-level2' },
    { name: 'timezone', control: 'select', options: TIMEZONES, hint: 'timezone' },
    { name: 'days', control: 'several', options: gulfWeek },
    { name: 'parts', control: 'several', options: PARTS_OF_DAY },
  ],
};
/**
 * No box to tick and no list to unfold: these cannot be written into a page whose policy forbids styles in markup, and
 * their script comes only when somebody begins to write.
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
        { name: 'childName', control: 'line' },
        { name: 'childAge', control: 'number' },
        { name: 'schoolYear', control: 'line', hint: 'schoolYear' },
        { name: 'level', control: 'one', options: LEVELS },
        subjects,
      ],
    },
    times,
    {
      name: 'wishes',
      fields: [
        { name: 'goals', control: 'writing' },
        { name: 'tutorGender', control: 'one', options: TUTOR_GENDERS },
        { name: 'wishes', control: 'writing', isOptional: true, hint: 'wishes' },
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
        { name: 'degree', control: 'line', hint: 'degree' },
        { name: 'years', control: 'number', hint: 'years' },
        { name: 'certificates', control: 'files', hint: 'certificates' },
      ],
    },
    times,
    {
      name: 'teaching',
      fields: [
        subjects,
        { name: 'culture', control: 'writing', hint: 'culture' },
        { name: 'introduction', control: 'writing', hint: 'introduction' },
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
        { name: 'message', control: 'writing' },
      ],
    },
  ],
};

/** Whether anything in a form is answered by choosing. */
export const hasChoices = (kind: ApplicationKind): boolean =>
  STEPS[kind].some(({ fields }) =>
    fields.some(field => CHOICE_CONTROLS.some(control => control === field.control)),
  );
