import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { languages } from '@bayan/domain/language/language';
import { CALENDARS } from '@bayan/domain/profiles/calendars';
import { useTranslation } from 'react-i18next';
import { COUNTRIES } from '#platform/countries-and-zones.ts';
import { useCity } from '#platform/use-city.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { OwnField, ProfileForm } from './profile-form.ts';
import { zoneOptions } from './zone-options.ts';

interface ProfileFieldsProps {
  readonly form: ProfileForm;
  readonly errorOf: (field: OwnField) => string | undefined;
  readonly onFill: (change: Partial<ProfileForm>) => void;
  /** The fields of another person: the browser does not fill them in, and only the person changes the address. */
  readonly isSomebodyElse?: boolean;
}

/** What everybody has, whatever their role. */
export function ProfileFields({ form, errorOf, onFill, isSomebodyElse = false }: ProfileFieldsProps) {
  const { t } = useTranslation(['profiles', 'names', 'translation']);
  const city = useCity();
  const field = (name: OwnField) => ({ name, label: t(`fields.${name}`), error: errorOf(name) });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('name')}
        isRequired
        value={form.name}
        onChange={name => onFill({ name })}
        maxLength={FIELD_LIMITS.name}
        autoComplete={isSomebodyElse ? 'off' : 'name'}
        autoFocus
      />
      <TextField
        {...field('nameAr')}
        value={form.nameAr}
        onChange={nameAr => onFill({ nameAr })}
        maxLength={FIELD_LIMITS.name}
      />
      {!isSomebodyElse && (
        <TextField
          {...field('email')}
          isRequired
          type="email"
          dir="ltr"
          hint={t('hints.email')}
          value={form.email}
          onChange={email => onFill({ email })}
          maxLength={FIELD_LIMITS.email}
          autoComplete="email"
        />
      )}
      <PhoneField
        {...field('phone')}
        hint={t('hints.phone')}
        country={form.country}
        value={form.phone}
        onChange={phone => onFill({ phone })}
        autoComplete={isSomebodyElse ? 'off' : 'tel'}
      />
      <Select
        {...field('country')}
        value={COUNTRIES.find(code => code === form.country) ?? null}
        options={COUNTRIES.map(id => ({ id, label: t(`names:country.${id}`) }))}
        onChange={country => onFill({ country })}
      />
      <ComboBox
        {...field('timezone')}
        isRequired
        hint={t('hints.timezone')}
        value={form.timezone}
        options={zoneOptions(form.timezone, city)}
        onChange={timezone => timezone && onFill({ timezone })}
      />
      <RadioGroup
        {...field('language')}
        hint={t('hints.language')}
        value={form.language}
        options={languages.map(id => ({ id, label: t(`translation:languages.${id}`) }))}
        onChange={language => onFill({ language })}
      />
      <RadioGroup
        {...field('calendar')}
        hint={t('hints.calendar')}
        value={form.calendar}
        options={CALENDARS.map(id => ({ id, label: t(`calendars.${id}`) }))}
        onChange={calendar => onFill({ calendar })}
      />
    </div>
  );
}
