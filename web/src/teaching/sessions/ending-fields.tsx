import { FAILURE_SIDES } from '@bayan/domain/sessions/session-outcome';
import type { Session } from '@bayan/domain/sessions/sessions.contract';
import { SESSION_LIMITS } from '@bayan/domain/sessions/sessions.limits';
import { useTranslation } from 'react-i18next';
import { timeText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useViewerTimezone } from '#platform/viewer-timezone.ts';
import { NumberField } from '#ui/number-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import type { useEnding } from './use-ending.ts';

interface EndingFieldsProps {
  readonly session: Pick<Session, 'duration'>;
  readonly form: Pick<ReturnType<typeof useEnding>, 'typed' | 'type' | 'offered' | 'absentFrom'>;
  /** Whether what is missing is said. */
  readonly isChecked: boolean;
}

/** What happened in place of the session, and what that costs: said before anything is pressed (R512). */
export function EndingFields({ session, form, isChecked }: EndingFieldsProps) {
  const { t } = useTranslation(['sessions', 'errors']);
  const language = useLanguage();
  const timeZone = useViewerTimezone();
  const { typed, type, offered, absentFrom } = form;
  const { outcome, failureSide, taughtMinutes } = typed;
  const required = t('errors:field.required');
  return (
    <>
      <RadioGroup
        name="outcome"
        label={t('cancel.how')}
        options={offered.map(id => ({ id, label: t(`cancel.outcomes.${id}`) }))}
        value={outcome}
        onChange={chosen => type({ outcome: chosen })}
        error={isChecked && outcome === null ? required : undefined}
        isRequired
      />
      {absentFrom && (
        <p className="text-sm text-ink-soft">
          {t('cancel.absentFrom', { time: timeText(absentFrom, { language, timeZone }) })}
        </p>
      )}
      {outcome && (
        <p role="status" className="text-sm">
          {t(`cancel.meanings.${outcome}`)}
        </p>
      )}
      {outcome === 'technical-failure' && (
        <RadioGroup
          name="failureSide"
          label={t('cancel.side')}
          options={FAILURE_SIDES.map(id => ({ id, label: t(`cancel.sides.${id}`) }))}
          value={failureSide}
          onChange={side => type({ failureSide: side })}
        />
      )}
      {outcome === 'cut-short' && (
        <NumberField
          name="taughtMinutes"
          label={t('cancel.minutes')}
          value={taughtMinutes}
          onChange={minutes => type({ taughtMinutes: minutes })}
          minValue={SESSION_LIMITS.taughtMinutes.min}
          maxValue={session.duration - 1}
          step={1}
          error={isChecked && taughtMinutes === null ? required : undefined}
          isRequired
        />
      )}
    </>
  );
}
