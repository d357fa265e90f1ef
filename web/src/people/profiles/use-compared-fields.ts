import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { useCity } from '#platform/use-city.ts';
import {
  type ParentField,
  type ProfileForm,
  profileFormOf,
  type StudentField,
  type TutorField,
  type TutorTexts,
} from './profile-form.ts';
import { useSubjectNames } from './use-subject-names.ts';

const TUTOR_FIELDS = [
  'hourlyRate',
  'subjects',
  'bio',
  'experience',
  'qualifications',
  'availability',
  'meetingLink',
] as const satisfies TutorField[];

const STUDENT_FIELDS = ['grade', 'schoolYear', 'subjects', 'learningGoals'] as const satisfies StudentField[];
const PARENT_FIELDS = ['name', 'email', 'phone', 'whatsapp'] as const satisfies ParentField[];

/** Both versions field by field, in the reader's words. */
export function useComparedFields(): (theirs: Person, yours: ProfileForm) => ComparedField[] {
  const { t } = useTranslation(['profiles', 'names', 'translation']);
  const city = useCity();
  const names = useSubjectNames();
  const levelsIn = ({ englishLevels = [] }: TutorTexts) =>
    englishLevels.map(level => t(`englishLevels.${level}`)).join('\n');
  const wordsOf = (form: ProfileForm): ReadonlyMap<string, string> =>
    new Map([
      [t('fields.name'), form.name],
      [t('fields.nameAr'), form.nameAr],
      [t('fields.phone'), form.phone],
      [t('fields.country'), form.country ? t(`names:country.${form.country}`, { defaultValue: '' }) : ''],
      [t('fields.timezone'), city(form.timezone)],
      [t('fields.language'), t(`translation:languages.${form.language}`)],
      [t('fields.calendar'), t(`calendars.${form.calendar}`)],
      ...(form.tutor ? TUTOR_FIELDS : []).map(
        (name): Words => [t(`fields.${name}`), form.tutor?.[name] ?? ''],
      ),
      ...(form.tutor ? [[t('fields.englishLevels'), levelsIn(form.tutor)] as Words] : []),
      ...(form.student ? STUDENT_FIELDS : []).map(
        (name): Words => [t(`fields.${name}`), form.student?.[name] ?? ''],
      ),
      ...(form.parent ? PARENT_FIELDS : []).map(
        (name): Words => [t(`parentFields.${name}`), form.parent?.[name] ?? ''],
      ),
      ...(form.parent
        ? [[t('parentFields.language'), t(`translation:languages.${form.parent.language}`)] as Words]
        : []),
    ]);
  return (theirs, yours) => {
    const written = wordsOf(yours);
    return [...wordsOf(profileFormOf(theirs, names))].map(([label, text]) => ({
      label,
      theirs: text,
      yours: written.get(label) ?? '',
    }));
  };
}

type Words = [label: string, text: string];

interface ComparedField {
  readonly label: string;
  readonly theirs: string;
  readonly yours: string;
}
