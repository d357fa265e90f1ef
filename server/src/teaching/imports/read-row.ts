import type { FieldProblem } from '@bayan/domain/errors';
import { check } from '@bayan/domain/fields/problem';
import type { ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportFault, ImportProblem } from '@bayan/domain/imports/import-faults';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import { assignmentRow, studentRow, tutorRow } from '@bayan/domain/imports/imports.contract';
import { IMPORT_LIMITS } from '@bayan/domain/imports/imports.limits';
import { zoneOfCountry } from '@bayan/domain/imports/zone-of-country';
import { isBornBy } from '@bayan/domain/profiles/birth-date';
import parsePhoneNumber from 'libphonenumber-js/min';
import type { z } from 'zod';
import { countryNamed, genderNamed, languageNamed, subjectsNamed } from './known-names.ts';

export type Cells = Readonly<Partial<Record<ImportColumn, string>>>;

interface ReadRow {
  /** What the row makes; null where it has a fault. */
  readonly record: object | null;
  readonly faults: readonly ImportFault[];
}

const SCHEMAS = { students: studentRow, tutors: tutorRow, assignments: assignmentRow };
type CheckedRow = z.output<(typeof SCHEMAS)[ImportKind]>;

type Part = 'row' | 'profile' | 'student' | 'tutor' | 'parent';
type Place = readonly [part: Part, field: string];

const SHARED: readonly ImportColumn[] = [
  'name',
  'nameAr',
  'email',
  'phone',
  'country',
  'timezone',
  'language',
];
const OF_PARENTS: Readonly<Partial<Record<ImportColumn, string>>> = {
  parentName: 'name',
  parentEmail: 'email',
  parentPhone: 'phone',
  parentWhatsapp: 'whatsapp',
  parentLanguage: 'language',
};

/** Which field of the record a column fills. */
function placeOf(kind: ImportKind, column: ImportColumn): Place {
  if (kind === 'assignments') return ['row', column];
  const ofParent = OF_PARENTS[column];
  if (ofParent) return ['parent', ofParent];
  if (SHARED.includes(column)) return ['profile', column];
  return [kind === 'students' ? 'student' : 'tutor', column];
}

const PHONES: readonly ImportColumn[] = ['phone', 'parentPhone', 'parentWhatsapp'];
/** Spreadsheets run a cell that begins like this (R104). A phone number may begin with a plus sign. */
const FORMULA = /^\s*[=@]|^[+\-\t\r]/;
const LIKE_A_PHONE = /^[+\d][\d\s().\-\u0660-\u0669\u06f0-\u06f9]*$/;
/** What a wrong encoding leaves behind. */
const UNREADABLE = /[\ufffd\0]/;

/** A cell of our own exports, where an apostrophe has made it plain text. */
const withoutApostrophe = (text: string) => text.replace(/^'(?=[=+\-@\t\r])/, '');

function problemOfText(column: ImportColumn, text: string): ImportProblem | null {
  if (UNREADABLE.test(text)) return 'encoding';
  if (!FORMULA.test(text) || (PHONES.includes(column) && LIKE_A_PHONE.test(text))) return null;
  return 'formula';
}

const entriesIn = (text: string) =>
  text
    .split(/[;؛\r\n]/)
    .map(entry => entry.trim())
    .filter(entry => entry !== '');

interface Understood {
  readonly value?: unknown;
  readonly problem?: FieldProblem;
}
const orNotOffered = (value: unknown): Understood =>
  value === null ? { problem: 'not-offered' } : { value };

function understand(
  column: ImportColumn,
  text: string,
  country: ReturnType<typeof countryNamed>,
): Understood {
  switch (column) {
    case 'country':
      return orNotOffered(countryNamed(text));
    case 'language':
    case 'parentLanguage':
      return orNotOffered(languageNamed(text));
    case 'gender':
      return orNotOffered(genderNamed(text));
    case 'subjects':
      return orNotOffered(subjectsNamed(text));
    case 'subject': {
      const [subject = null, ...others] = subjectsNamed(text) ?? [];
      return orNotOffered(others.length > 0 ? null : subject);
    }
    case 'learningGoals':
    case 'qualifications':
      return { value: entriesIn(text) };
    case 'phone':
    case 'parentPhone':
    case 'parentWhatsapp': {
      const number = parsePhoneNumber(text.replace(/^(00|٠٠|۰۰)/, '+'), country ?? undefined);
      return number?.isPossible() ? { value: number.number } : { problem: 'format' };
    }
    default:
      return { value: text };
  }
}

/** A student without anything about a parent has none. */
function recordOf(kind: ImportKind, given: Readonly<Record<Part, object>>): object {
  const { row, profile, student, tutor, parent } = given;
  if (kind === 'assignments') return row;
  if (kind === 'tutors') return { profile, tutor };
  return { profile, student, ...(Object.keys(parent).length > 0 && { parent }) };
}

/** Reads a row as the forms would read it (R991). What is wrong is named by column. */
export function readRow(kind: ImportKind, cells: Cells, now: Date): ReadRow {
  const faults: ImportFault[] = [];
  const given: Record<Part, Record<string, unknown>> = {
    row: {},
    profile: {},
    student: {},
    tutor: {},
    parent: {},
  };
  const country = countryNamed(cells.country ?? '');
  const blame = (column: ImportColumn, problem: ImportProblem) =>
    faults.push({ column, problem, value: shown(cells[column] ?? '') });
  const columns = Object.keys(cells) as ImportColumn[];
  for (const column of columns) {
    const text = withoutApostrophe(cells[column] ?? '');
    const wrong = problemOfText(column, text);
    const { value, problem } = wrong ? { problem: wrong } : understand(column, text, country);
    if (problem) blame(column, problem);
    const [part, field] = placeOf(kind, column);
    given[part][field] = value;
  }
  const zone = country === null ? null : zoneOfCountry(country);
  if (zone && !cells.timezone) given.profile.timezone = zone;
  if (country !== null && !zone && !cells.timezone) blame('timezone', 'required');
  const checked = check(SCHEMAS[kind], recordOf(kind, given));
  if (!checked.isRight) {
    for (const { field, problem } of checked.issues) {
      const column = columnAt(kind, field, columns);
      // A cell has one fault at a time: what could not be read is also missing.
      if (column && !faults.some(fault => fault.column === column)) blame(column, problem);
    }
  }
  if (checked.isRight && isUnborn(checked.value, now)) blame('birthDate', 'too-big');
  return { record: checked.isRight && faults.length === 0 ? checked.value : null, faults };
}

/** As the form has it (R873). */
function isUnborn(row: CheckedRow, now: Date): boolean {
  if (!('student' in row)) return false;
  const { birthDate } = row.student;
  return birthDate != null && !isBornBy(birthDate, row.profile.timezone, now);
}

export const shown = (text: string) => text.slice(0, IMPORT_LIMITS.shownCharacters);

const NEEDED: readonly ImportColumn[] = [
  'name',
  'email',
  'tutorEmail',
  'studentEmail',
  'subject',
  'parentName',
];

/** The column of a field: one of the file, or one that the row should have. */
function columnAt(
  kind: ImportKind,
  field: string,
  columns: readonly ImportColumn[],
): ImportColumn | undefined {
  return [...columns, ...NEEDED].find(column => {
    const [part, name] = placeOf(kind, column);
    const path = part === 'row' ? name : `${part}.${name}`;
    return field === path || field.startsWith(`${path}.`);
  });
}
