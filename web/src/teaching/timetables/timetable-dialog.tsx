import { zoneOfCountry } from '@bayan/domain/gulf-calendar/iftar';
import { GULF_COUNTRIES } from '@bayan/domain/gulf-calendar/week';
import { wallClock } from '@bayan/domain/time/zoned-time';
import { TIMETABLE_CERTAINTIES } from '@bayan/domain/timetables/timetable-certainty';
import { TIMETABLE_LIMITS } from '@bayan/domain/timetables/timetables.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useCity } from '#platform/use-city.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useNow } from '#platform/use-now.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { showToast } from '#ui/toast.tsx';
import {
  completeTimetable,
  daysProblem,
  expectedFields,
  fieldsOf,
  isIftarWrong,
  type TimetableFields,
  withDays,
  yearsAhead,
} from './timetable-form.ts';
import { useComparedTimetable } from './use-compared-timetable.ts';
import { useTimetableProblem } from './use-timetable-problem.ts';
import { useTimetableWords } from './use-timetable-words.ts';
import type { Timetable } from './use-timetables.ts';

interface TimetableDialogProps {
  /** Null for a new one. */
  readonly timetable: Timetable | null;
  readonly onSaved: (timetable: Timetable) => void;
  readonly onClose: () => void;
}

/** A timetable is made for a Ramadan, with the days and the iftar that are expected, or changed once they are announced (R546). */
export function TimetableDialog({ timetable, onSaved, onClose }: TimetableDialogProps) {
  const { t } = useTranslation(['timetables', 'errors']);
  const problemOf = useTimetableProblem();
  const city = useCity();
  const { nameOf, countryOf } = useTimetableWords();
  const compared = useComparedTimetable();
  const years = yearsAhead(wallClock(useNow(), zoneOfCountry('SA')).date);
  const name = timetable ? `timetable.${timetable.id}` : 'timetable';
  const record = useRecordForm<Timetable, TimetableFields>(name, timetable, saved =>
    saved ? fieldsOf(saved) : expectedFields('SA', years[0] ?? TIMETABLE_LIMITS.hijriYear.min),
  );
  const { form, fill, change: rewrite, base, current } = record;
  const [isChecked, setChecked] = useState(false);
  const make = useChange('POST /api/timetables');
  const change = useChange('PATCH /api/timetables/{id}');
  const error = make.error ?? change.error;
  const fieldError = useFieldErrors(error);
  const complete = completeTimetable(form);
  const wrongDays = daysProblem(form);

  function save(over: Timetable | null) {
    setChecked(true);
    if (!complete) return;
    const onSuccess = (saved: Timetable) => {
      record.forget();
      const follow = saved.status === 'applied' ? 'saved.applied' : 'saved.draft';
      showToast({ title: t('saved.title'), about: nameOf(saved), text: t(follow), tone: 'success' });
      onSaved(saved);
    };
    if (!over) {
      const { country, hijriYear } = form;
      make.mutate({ body: { country, hijriYear, ...complete } }, { onSuccess });
    } else
      change.mutate(
        { params: { id: over.id }, body: complete, version: over.version },
        { onSuccess, onError: record.unlessElsewhere(save, onSuccess) },
      );
  }

  const missing = (field: 'fromOn' | 'untilOn' | 'iftarFrom' | 'iftarUntil') =>
    isChecked && form[field] === null ? t('errors:field.required') : fieldError(field);
  const by = city(zoneOfCountry(form.country));

  return (
    <EditDialog
      title={t(timetable ? 'change.title' : 'make.title')}
      about={timetable ? nameOf(timetable) : undefined}
      saveLabel={t(timetable ? 'change.save' : 'make.save')}
      isPending={make.isPending || change.isPending}
      problem={error && !current ? problemOf(error, timetable ? 'overlap' : 'exists') : null}
      draft={record.draft}
      versions={
        current && {
          parts: compared(current, form),
          isOwn: record.isOwnChange,
          onKeepYours: () => save(current),
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      {timetable?.status === 'applied' && <p className="text-sm text-ink-soft">{t('change.applied')}</p>}
      {!timetable && (
        <div className="grid items-start gap-5 sm:grid-cols-2">
          <Select
            name="country"
            label={t('fields.country')}
            value={form.country}
            options={GULF_COUNTRIES.map(id => ({ id, label: countryOf(id) }))}
            onChange={country => fill(expectedFields(country, form.hijriYear, form.certainty))}
          />
          <Select
            name="hijriYear"
            label={t('fields.hijriYear')}
            value={String(form.hijriYear)}
            options={[...new Set([...years, form.hijriYear])].map(String).map(id => ({ id, label: id }))}
            error={fieldError('hijriYear')}
            onChange={year => fill(expectedFields(form.country, Number(year), form.certainty))}
          />
        </div>
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <DateField
          name="fromOn"
          label={t('fields.fromOn')}
          value={form.fromOn}
          error={missing('fromOn')}
          onChange={fromOn => rewrite(before => withDays(before, { fromOn }))}
          isRequired
        />
        <DateField
          name="untilOn"
          label={t('fields.untilOn')}
          value={form.untilOn}
          error={wrongDays ? t(`problems.${wrongDays}`, { days: TIMETABLE_LIMITS.days }) : missing('untilOn')}
          onChange={untilOn => rewrite(before => withDays(before, { untilOn }))}
          isRequired
        />
      </div>
      <Select
        name="certainty"
        label={t('fields.certainty')}
        hint={t(`certaintyHints.${form.certainty}`)}
        value={form.certainty}
        options={TIMETABLE_CERTAINTIES.map(id => ({ id, label: t(`certainties.${id}`) }))}
        onChange={certainty => fill({ certainty })}
      />
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TimeField
          name="iftarFrom"
          label={t('fields.iftarFrom')}
          hint={by}
          value={form.iftarFrom}
          error={missing('iftarFrom')}
          onChange={iftarFrom => fill({ iftarFrom, isIftarBySun: false })}
          isRequired
        />
        <TimeField
          name="iftarUntil"
          label={t('fields.iftarUntil')}
          hint={by}
          value={form.iftarUntil}
          error={isIftarWrong(form) ? t('problems.iftar') : missing('iftarUntil')}
          onChange={iftarUntil => fill({ iftarUntil, isIftarBySun: false })}
          isRequired
        />
      </div>
      <p className="text-sm text-ink-soft">{t('hints.iftar')}</p>
    </EditDialog>
  );
}
