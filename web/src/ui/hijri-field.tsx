import { type CalendarDate, GregorianCalendar, toCalendar } from '@internationalized/date';
import { DateField, Group, I18nProvider, Label } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { controlClass, fieldClass } from './field.tsx';
import { hijriTags } from './hijri.ts';
import { Segments } from './segments.tsx';

interface HijriFieldProps {
  readonly value: CalendarDate | null;
  readonly onChange: (value: CalendarDate | null) => void;
  readonly isDisabled: boolean;
}

/** The same day by the calendar of Umm al-Qura. What it hands on is Gregorian again. */
export function HijriField({ onChange, ...rest }: HijriFieldProps) {
  const { t } = useTranslation();
  return (
    <I18nProvider locale={hijriTags[useLanguage()]}>
      <DateField
        {...rest}
        onChange={date => onChange(date && toCalendar(date, new GregorianCalendar()))}
        className={`${fieldClass} grow basis-44`}
      >
        <Label className="text-sm font-semibold">{t('ui.hijri')}</Label>
        <Group className={`${controlClass} flex items-center`}>
          <Segments />
        </Group>
      </DateField>
    </I18nProvider>
  );
}
