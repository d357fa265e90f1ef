import { columnName, type ImportColumn } from '@bayan/domain/imports/import-columns';
import type { ImportKind } from '@bayan/domain/imports/import-kinds';
import type { Import } from '@bayan/domain/imports/imports.contract';
import { ROW_LIMITS } from '@bayan/domain/imports/imports.limits';
import { useTranslation } from 'react-i18next';
import type texts from '#locales/en/imports.json';
import { useLanguage } from '#platform/i18n.ts';
import { numberText } from '#platform/number-text.ts';

type Fault = Import['fileFaults'][number];
type Hint = keyof typeof texts.hints;

/** How the cells of a column are to be written. */
const HINTS: Readonly<Partial<Record<ImportColumn, Hint>>> = {
  email: 'email',
  parentEmail: 'email',
  tutorEmail: 'email',
  studentEmail: 'email',
  phone: 'phone',
  parentPhone: 'phone',
  parentWhatsapp: 'phone',
  country: 'country',
  timezone: 'timezone',
  language: 'language',
  parentLanguage: 'language',
  birthDate: 'birthDate',
  subjects: 'subjects',
  subject: 'subjects',
  gender: 'gender',
  hourlyRate: 'hourlyRate',
  meetingLink: 'meetingLink',
};
const HINTED: readonly Fault['problem'][] = ['format', 'not-offered', 'type'];

/** What is wrong, and how to write it instead. */
export function useFaultText(kind: ImportKind): (fault: Fault) => string {
  const { t } = useTranslation('imports');
  const language = useLanguage();
  return ({ column, problem, value, firstRow = 0 }) => {
    const isCount = problem === 'too-many-rows';
    const said = t(`problems.${problem}`, {
      value: isCount ? numberText(Number(value), language) : value,
      column: column ? columnName(column, language) : '',
      most: numberText(ROW_LIMITS[kind], language),
      row: firstRow,
    });
    const hint = column && HINTED.includes(problem) ? HINTS[column] : undefined;
    return hint ? `${said} ${t(`hints.${hint}`)}` : said;
  };
}
