import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { OFFERED_SUBJECTS } from '@bayan/domain/subjects/subjects';
import { useTranslation } from 'react-i18next';
import { PersonField } from '#people/profiles/person-field.tsx';
import { useCity } from '#platform/use-city.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EndFields } from './end-fields.tsx';
import { IntervalField } from './interval-field.tsx';
import type { ChangeFields as Fields } from './series-change.ts';
import type { SeriesViewer } from './series-viewer.ts';
import { SlotFields } from './slot-fields.tsx';
import type { WholeSeries } from './use-whole-series.ts';

interface ChangeFieldsProps {
  readonly series: WholeSeries;
  readonly viewer: SeriesViewer;
  readonly fields: Fields;
  readonly onChange: (change: Partial<Fields>) => void;
  /** Whether what is missing is told: not before somebody tried to save. */
  readonly isChecked: boolean;
  /** Why the server refused it. */
  readonly error: Error | null;
}

/** All that can become another one from a session of a series on (R456). */
export function ChangeFields({ series, viewer, fields, onChange, isChecked, error }: ChangeFieldsProps) {
  const { t } = useTranslation(['session-series', 'sessions', 'names', 'errors']);
  const city = useCity();
  const fieldError = useFieldErrors(error);
  const { tutor, subject, timezone, meetingLink } = fields;
  const rule = { typed: fields, type: onChange, isChecked, error };
  const clocks = [...new Set([series.timezone, series.student.timezone])];
  return (
    <>
      {viewer === 'admin' && (
        <PersonField
          kind="tutor"
          value={tutor}
          onChange={chosen => onChange({ tutor: chosen })}
          error={isChecked && tutor === null ? t('errors:field.required') : fieldError('tutorId')}
        />
      )}
      <Select
        name="subject"
        label={t('sessions:logger.fields.subject')}
        value={subject}
        options={OFFERED_SUBJECTS.map(id => ({ id, label: t(`names:subjects.${id}`) }))}
        error={fieldError('subject')}
        onChange={chosen => onChange({ subject: chosen })}
      />
      <SlotFields {...rule} familyTimezone={timezone} />
      {clocks.length > 1 && (
        <RadioGroup
          name="timezone"
          label={t('change.clock')}
          hint={t('change.clockHint', { city: city(series.student.timezone) })}
          value={timezone}
          options={clocks.map(id => ({ id, label: city(id) }))}
          onChange={chosen => onChange({ timezone: chosen })}
        />
      )}
      <IntervalField {...rule} />
      <EndFields {...rule} />
      <TextField
        name="meetingLink"
        type="url"
        dir="ltr"
        label={t('sessions:change.parts.meetingLink')}
        hint={viewer === 'admin' ? t('change.linkHint') : undefined}
        value={meetingLink}
        onChange={link => onChange({ meetingLink: link })}
        error={fieldError('meetingLink')}
        maxLength={FIELD_LIMITS.link}
      />
    </>
  );
}
