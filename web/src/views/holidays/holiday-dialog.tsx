import { HOLIDAY_CERTAINTIES } from '@bayan/domain/gulf-calendar/expected-holidays';
import { HOLIDAY_LIMITS } from '@bayan/domain/holidays/holidays.limits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useChange } from '#platform/api/use-change.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { DateField } from '#ui/date-field.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { countryOptions } from '#views/settings/country-options.ts';
import {
  completeHoliday,
  daysProblem,
  type Holiday,
  type HolidayFields,
  holidayFieldsOf,
} from './holiday-form.ts';
import { HolidayLessons } from './holiday-lessons.tsx';
import { useHolidayWords } from './use-holiday-words.ts';

interface HolidayDialogProps {
  /** Null for a new one. */
  readonly holiday: Holiday | null;
  /** What a new one begins with. */
  readonly country: string | null;
  readonly onSaved: (holiday: Holiday) => void;
  readonly onClose: () => void;
}

/** A holiday is added or changed; the sessions that lie on it are listed before it is saved (R541, R542). */
export function HolidayDialog({ holiday, country, onSaved, onClose }: HolidayDialogProps) {
  const { t } = useTranslation(['holidays', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const { nameOf, countryOf, daysOf } = useHolidayWords();
  const name = holiday ? `holiday.${holiday.id}` : 'holiday';
  const record = useRecordForm<Holiday, HolidayFields>(name, holiday, saved =>
    holidayFieldsOf(saved, country),
  );
  const { form, fill, base, current } = record;
  const [isChecked, setChecked] = useState(false);
  const add = useChange('POST /api/holidays');
  const change = useChange('PATCH /api/holidays/{id}');
  const error = add.error ?? change.error;
  const fieldError = useFieldErrors(error);
  const complete = completeHoliday(form);
  const problem = form.fromOn && form.untilOn ? daysProblem(form.fromOn, form.untilOn) : null;

  function save(over: Holiday | null) {
    setChecked(true);
    if (!complete) return;
    const onSuccess = (saved: Holiday) => {
      record.forget();
      showToast({ title: t('saved.title'), about: nameOf(saved), text: t('saved.text'), tone: 'success' });
      onSaved(saved);
    };
    if (!over) add.mutate({ body: { country: complete.country, ...complete.fields } }, { onSuccess });
    else
      change.mutate(
        { params: { id: over.id }, body: complete.fields, version: over.version },
        { onSuccess, onError: record.unlessElsewhere(save, onSuccess) },
      );
  }

  const textError = (field: 'name' | 'nameAr') =>
    isChecked && !form[field].trim() ? t('errors:field.required') : fieldError(field);
  const missing = (field: 'country' | 'fromOn' | 'untilOn') =>
    isChecked && form[field] === null ? t('errors:field.required') : fieldError(field);
  const compared = (theirs: Holiday) => {
    const texts = (of: Pick<HolidayFields, 'name' | 'nameAr' | 'isOff' | 'certainty'>, days: string) => [
      of.name,
      of.nameAr,
      days,
      t(of.isOff ? 'off' : 'on'),
      t(`certainties.${of.certainty}`),
    ];
    const yours = texts(form, complete ? daysOf(complete.fields) : '');
    const labels = ['name', 'nameAr', 'days', 'isOff', 'certainty'] as const;
    return texts(theirs, daysOf(theirs)).map((text, i) => ({
      label: t(`fields.${labels[i] ?? 'name'}`),
      theirs: text,
      yours: yours[i] ?? '',
    }));
  };

  return (
    <EditDialog
      title={t(holiday ? 'change.title' : 'add.title')}
      about={holiday ? `${nameOf(holiday)} · ${countryOf(holiday.country)}` : undefined}
      saveLabel={t(holiday ? 'change.save' : 'add.save')}
      isPending={add.isPending || change.isPending}
      problem={error && !current ? errorTexts(error) : null}
      draft={record.draft}
      versions={
        current && {
          parts: compared(current),
          isOwn: record.isOwnChange,
          onKeepYours: () => save(current),
          onTakeTheirs: record.takeTheirs,
        }
      }
      onSave={() => save(base)}
      onClose={onClose}
    >
      {holiday && !holiday.isEdited && <p className="text-sm text-ink-soft">{t('change.own')}</p>}
      {!holiday && (
        <Select
          name="country"
          label={t('fields.country')}
          value={form.country}
          options={countryOptions(form.country ?? 'SA', language)}
          error={missing('country')}
          onChange={chosen => fill({ country: chosen })}
          isRequired
        />
      )}
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          name="name"
          label={t('fields.name')}
          value={form.name}
          maxLength={HOLIDAY_LIMITS.name}
          error={textError('name')}
          onChange={text => fill({ name: text })}
          isRequired
        />
        <TextField
          name="nameAr"
          label={t('fields.nameAr')}
          value={form.nameAr}
          maxLength={HOLIDAY_LIMITS.name}
          error={textError('nameAr')}
          onChange={text => fill({ nameAr: text })}
          isRequired
        />
        <DateField
          name="fromOn"
          label={t('fields.fromOn')}
          value={form.fromOn}
          error={missing('fromOn')}
          onChange={day => fill({ fromOn: day, ...(form.untilOn === null && { untilOn: day }) })}
          isRequired
        />
        <DateField
          name="untilOn"
          label={t('fields.untilOn')}
          value={form.untilOn}
          error={problem ? t(`problems.${problem}`, { days: HOLIDAY_LIMITS.days }) : missing('untilOn')}
          onChange={day => fill({ untilOn: day })}
          isRequired
        />
      </div>
      <Select
        name="certainty"
        label={t('fields.certainty')}
        hint={t(`certaintyHints.${form.certainty}`)}
        value={form.certainty}
        options={HOLIDAY_CERTAINTIES.map(id => ({ id, label: t(`certainties.${id}`) }))}
        onChange={certainty => fill({ certainty })}
      />
      <div>
        <Checkbox name="isOff" isSelected={form.isOff} onChange={isOff => fill({ isOff })}>
          {t('fields.isOff')}
        </Checkbox>
        <p className="mt-1 text-sm text-ink-soft">{t('hints.isOff')}</p>
      </div>
      {complete && (
        <HolidayLessons
          country={complete.country}
          fromOn={complete.fields.fromOn}
          untilOn={complete.fields.untilOn}
        />
      )}
    </EditDialog>
  );
}
