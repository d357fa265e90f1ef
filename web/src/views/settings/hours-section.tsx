import { SETTINGS_LIMITS } from '@bayan/domain/settings/settings.limits';
import { useTranslation } from 'react-i18next';
import { zoneOptions } from '#people/profiles/zone-options.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { Button } from '#ui/button.tsx';
import { ComboBox } from '#ui/combo-box.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { closeIcon } from '#ui/icons/site-icons.ts';
import { Select } from '#ui/select.tsx';
import { TimeField } from '#ui/time-field.tsx';
import { countryOptions } from './country-options.ts';
import { Section, twoColumns } from './section.tsx';
import type { SectionProps } from './section-props.ts';
import type { TypedHours } from './settings-form.ts';

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7] as const;
type Weekday = (typeof WEEKDAYS)[number];

/** With its place among all hours, by which its problems are found. */
interface PlacedHours extends TypedHours {
  readonly place: number;
}

/** When the academy is open, by its own clock. */
export function HoursSection({ form, errorAt, onFill }: SectionProps) {
  const { t } = useTranslation('academy-settings');
  const city = useCity();
  const language = useLanguage();
  const { businessHours: hours } = form;
  const placed = hours.map((entry, place) => ({ ...entry, place }));
  const put = (next: readonly TypedHours[]) => onFill({ businessHours: next });
  return (
    <Section id="hours" title={t('sections.hours.title')} note={t('sections.hours.note')}>
      <div className={twoColumns}>
        <ComboBox
          name="timezone"
          label={t('fields.timezone')}
          hint={t('hints.timezone')}
          error={errorAt('timezone')}
          isRequired
          value={form.timezone}
          options={zoneOptions(form.timezone, city)}
          onChange={timezone => timezone && onFill({ timezone })}
        />
        <Select
          name="country"
          label={t('fields.country')}
          hint={t('hints.country')}
          error={errorAt('country')}
          isRequired
          value={form.country}
          options={countryOptions(form.country, language)}
          onChange={country => country && onFill({ country })}
        />
      </div>
      <ul className="mt-5 divide-y divide-line border-y border-line">
        {WEEKDAYS.map(weekday => (
          <Day
            key={weekday}
            weekday={weekday}
            entries={placed.filter(entry => entry.weekday === weekday)}
            isFull={hours.length >= SETTINGS_LIMITS.businessHours}
            errorAt={errorAt}
            onAdd={() => put([...hours, { weekday, opens: null, closes: null }])}
            onChange={({ place, ...entry }) => put(hours.with(place, entry))}
            onRemove={place => put(hours.toSpliced(place, 1))}
          />
        ))}
      </ul>
    </Section>
  );
}

interface DayProps {
  readonly weekday: Weekday;
  readonly entries: readonly PlacedHours[];
  readonly isFull: boolean;
  readonly errorAt: (path: string) => string | undefined;
  readonly onAdd: () => void;
  readonly onChange: (entry: PlacedHours) => void;
  readonly onRemove: (place: number) => void;
}

/** One weekday: closed, open once, or open several times. */
function Day({ weekday, entries, isFull, errorAt, onAdd, onChange, onRemove }: DayProps) {
  const { t } = useTranslation(['academy-settings', 'translation']);
  const day = t(`translation:hours.weekdays.${weekday}`);
  return (
    <li className="grid items-start gap-x-5 gap-y-3 py-4 sm:grid-cols-[8rem_1fr_auto]">
      <p className="font-semibold sm:pt-2.5">{day}</p>
      {entries.length === 0 ? (
        <p className="text-ink-soft sm:pt-2.5">{t('hours.closed')}</p>
      ) : (
        <ul className="flex flex-col gap-3">
          {entries.map(entry => (
            <li key={entry.place} className="flex items-start gap-3">
              {(['opens', 'closes'] as const).map(part => (
                <TimeField
                  key={part}
                  name={`businessHours.${entry.place}.${part}`}
                  label={t(`hours.${part}`, { day })}
                  error={errorAt(`businessHours.${entry.place}.${part}`)}
                  value={entry[part]}
                  onChange={time => onChange({ ...entry, [part]: time })}
                />
              ))}
              <div className="pt-6.5">
                <IconButton
                  icon={closeIcon}
                  label={t('hours.remove', { day })}
                  onPress={() => onRemove(entry.place)}
                />
              </div>
            </li>
          ))}
        </ul>
      )}
      <Button tone="secondary" isDisabled={isFull} aria-label={t('hours.addOn', { day })} onPress={onAdd}>
        {t('hours.add')}
      </Button>
    </li>
  );
}
