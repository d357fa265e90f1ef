import { PROFILE_LIMITS } from '@bayan/domain/profiles/profiles.limits';
import { SESSION_DURATIONS } from '@bayan/domain/settings/session-durations';
import { SETTINGS_LIMITS } from '@bayan/domain/settings/settings.limits';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { Checkbox } from '#ui/checkbox.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { NumberField } from '#ui/number-field.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { currencyOptions } from './currency-options.ts';
import { Section, twoColumns } from './section.tsx';
import type { SectionProps } from './section-props.ts';

/** What lessons may be, what new tutors earn, and what tutors may do. */
export function TeachingSection({ form, errorAt, onFill }: SectionProps) {
  const { t } = useTranslation('academy-settings');
  const language = useLanguage();
  return (
    <Section id="teaching" title={t('sections.teaching.title')} note={t('sections.teaching.note')}>
      <div className={twoColumns}>
        <Select
          name="maxSessionDuration"
          label={t('fields.maxSessionDuration')}
          hint={t('hints.maxSessionDuration')}
          error={errorAt('maxSessionDuration')}
          isRequired
          value={form.maxSessionDuration}
          options={SESSION_DURATIONS.map(minutes => ({
            id: String(minutes),
            label: t('minutes', { count: minutes }),
          }))}
          onChange={maxSessionDuration => onFill({ maxSessionDuration })}
        />
        <TextField
          name="defaultHourlyRate"
          label={t('fields.defaultHourlyRate')}
          hint={t('hints.defaultHourlyRate')}
          error={errorAt('defaultHourlyRate')}
          isRequired
          dir="ltr"
          inputMode="decimal"
          value={form.defaultHourlyRate}
          onChange={defaultHourlyRate => onFill({ defaultHourlyRate })}
          maxLength={PROFILE_LIMITS.rate}
        />
        <NumberField
          name="seriesHorizonWeeks"
          label={t('fields.seriesHorizonWeeks')}
          hint={t('hints.seriesHorizonWeeks')}
          error={errorAt('seriesHorizonWeeks')}
          isRequired
          value={form.seriesHorizonWeeks}
          minValue={SETTINGS_LIMITS.leastSeriesWeeks}
          maxValue={SETTINGS_LIMITS.seriesWeeks}
          onChange={seriesHorizonWeeks => onFill({ seriesHorizonWeeks })}
        />
        <ComboBox
          name="currency"
          label={t('fields.currency')}
          error={errorAt('currency')}
          isRequired
          value={form.currency}
          options={currencyOptions(form.currency, language)}
          onChange={currency => currency && onFill({ currency })}
        />
      </div>
      <div className="mt-5 flex flex-col gap-1">
        <Checkbox
          name="requireApprovalForNewTutors"
          isSelected={form.requireApprovalForNewTutors}
          onChange={requireApprovalForNewTutors => onFill({ requireApprovalForNewTutors })}
        >
          {t('fields.requireApprovalForNewTutors')}
        </Checkbox>
        <Checkbox
          name="allowResourceDownloads"
          isSelected={form.allowResourceDownloads}
          onChange={allowResourceDownloads => onFill({ allowResourceDownloads })}
        >
          {t('fields.allowResourceDownloads')}
        </Checkbox>
      </div>
    </Section>
  );
}
