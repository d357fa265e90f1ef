import { useTranslation } from 'react-i18next';
import { completeTimetable, type TimetableFields } from './timetable-form.ts';
import { useTimetableWords } from './use-timetable-words.ts';
import type { Timetable } from './use-timetables.ts';

/** Both versions of a timetable that somebody else has changed meanwhile. */
export function useComparedTimetable() {
  const { t } = useTranslation('timetables');
  const { daysOf, iftarOf } = useTimetableWords();
  return (theirs: Timetable, form: TimetableFields) => {
    const yours = completeTimetable(form);
    return [
      { label: t('fields.days'), theirs: daysOf(theirs), yours: yours ? daysOf(yours) : '' },
      {
        label: t('fields.certainty'),
        theirs: t(`certainties.${theirs.certainty}`),
        yours: t(`certainties.${form.certainty}`),
      },
      {
        label: t('fields.iftar'),
        theirs: iftarOf(theirs),
        yours: yours ? iftarOf({ country: form.country, ...yours }) : '',
      },
    ];
  };
}
