import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { LOGGED_STATUSES } from '@bayan/domain/sessions/session-status';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import type { StudentCard } from '@bayan/domain/students/students.contract';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { type ComponentType, lazy, type ReactNode, type Ref, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { byShownName, nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { DateField } from '#ui/date-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import { TimeField } from '#ui/time-field.tsx';
import type { AlsoAssignProps } from './also-assign.tsx';
import type { LoggerForm } from './logger-form.ts';

/** Comes once homework is written. Where it does not, nothing is offered, and the session is logged all the same. */
const AlsoAssign = lazy<ComponentType<AlsoAssignProps>>(() =>
  import('./also-assign.tsx').then(
    module => ({ default: module.AlsoAssign }),
    () => ({ default: () => null }),
  ),
);

interface LoggerFieldsProps {
  readonly form: LoggerForm;
  /** Undefined until they have come. */
  readonly students: readonly StudentCard[] | undefined;
  readonly calendar: 'gregorian' | 'hijri';
  readonly longest: number;
  readonly isDisabled: boolean;
  readonly notesBox: Ref<HTMLTextAreaElement>;
  /** What the typed time means to others. */
  readonly aboutTime: ReactNode;
  readonly errorOf: (field: keyof LoggerForm) => string | undefined;
  readonly onFill: (change: Partial<LoggerForm>) => void;
}

export function LoggerFields({
  form,
  students,
  calendar,
  longest,
  isDisabled,
  notesBox,
  aboutTime,
  errorOf,
  onFill,
}: LoggerFieldsProps) {
  const { t } = useTranslation(['sessions', 'names', 'translation']);
  const language = useLanguage();
  const city = useCity()(useViewerTimezone());
  const studied = students?.find(({ id }) => id === form.studentId)?.subjects ?? [];
  const field = (name: Exclude<keyof LoggerForm, 'alsoAssign'>) => ({
    name,
    label: t(`logger.fields.${name}`),
    error: errorOf(name),
    isDisabled,
  });
  return (
    <div className="grid gap-5 sm:grid-cols-2">
      <Select
        {...field('studentId')}
        // A list without anybody does not open: who presses it too early would think it broken.
        {...(!students && { isDisabled: true, placeholder: t('translation:ui.loading') })}
        isRequired
        value={form.studentId}
        options={byShownName(students ?? [], language).map(student => ({
          id: student.id,
          label: nameOf(student, language),
        }))}
        hint={students?.length === 0 ? t('logger.fields.noStudents') : undefined}
        onChange={studentId => onFill({ studentId })}
      />
      <Select
        {...field('subject')}
        isRequired
        value={form.subject}
        options={[...new Set([...studied, ...OFFERED_SUBJECTS])].map(id => ({
          id,
          label: t(`names:subjects.${id}`),
        }))}
        onChange={subject => onFill({ subject })}
      />
      <DateField
        {...field('date')}
        isRequired
        calendar={calendar}
        value={form.date}
        onChange={date => onFill({ date })}
      />
      <TimeField
        {...field('time')}
        isRequired
        hint={t('logger.fields.zone', { city })}
        value={form.time}
        onChange={time => onFill({ time })}
      />
      <div className="flex flex-col gap-3 empty:hidden sm:col-span-2">{aboutTime}</div>
      <Select
        {...field('duration')}
        value={String(form.duration)}
        options={SESSION_DURATIONS.filter(minutes => minutes <= longest).map(minutes => ({
          id: String(minutes),
          label: t('minutes', { count: minutes }),
        }))}
        onChange={minutes => onFill({ duration: Number(minutes) })}
      />
      <Select
        {...field('status')}
        value={form.status}
        options={LOGGED_STATUSES.map(id => ({ id, label: t(`status.${id}`) }))}
        onChange={status => onFill({ status })}
      />
      <div className="sm:col-span-2">
        <TextField
          {...field('meetingLink')}
          type="url"
          dir="ltr"
          hint={t('logger.fields.linkHint')}
          value={form.meetingLink}
          onChange={meetingLink => onFill({ meetingLink })}
          maxLength={FIELD_LIMITS.link}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...field('notes')}
          ref={notesBox}
          rows={6}
          value={form.notes}
          onChange={notes => onFill({ notes })}
          maxLength={SESSION_LIMITS.notes}
        />
      </div>
      <div className="sm:col-span-2">
        <TextArea
          {...field('homework')}
          rows={3}
          value={form.homework}
          onChange={homework => onFill({ homework })}
          maxLength={SESSION_LIMITS.homework}
        />
        {form.homework.trim() !== '' && (
          <Suspense>
            <AlsoAssign
              isSelected={form.alsoAssign}
              isDisabled={isDisabled}
              onChange={alsoAssign => onFill({ alsoAssign })}
            />
          </Suspense>
        )}
      </div>
    </div>
  );
}
