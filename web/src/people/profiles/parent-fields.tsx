import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { languages } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { ParentField, ParentTexts } from './profile-form.ts';

interface ParentFieldsProps {
  readonly texts: ParentTexts;
  /** Where the family lives. */
  readonly country: string | null;
  readonly isNameNeeded: boolean;
  readonly errorOf: (field: ParentField) => string | undefined;
  readonly onFill: (change: Partial<ParentTexts>) => void;
}

export function ParentFields({ texts, country, isNameNeeded, errorOf, onFill }: ParentFieldsProps) {
  const { t } = useTranslation(['profiles', 'translation']);
  const field = (name: ParentField) => ({
    name: `parent-${name}`,
    label: t(`parentFields.${name}`),
    error: errorOf(name),
  });
  const phone = (name: 'phone' | 'whatsapp') => ({
    ...field(name),
    country,
    value: texts[name],
    onChange: (text: string) => onFill({ [name]: text }),
  });
  return (
    <div className="grid items-start gap-5 sm:grid-cols-2">
      <TextField
        {...field('name')}
        isRequired={isNameNeeded}
        value={texts.name}
        onChange={name => onFill({ name })}
        maxLength={FIELD_LIMITS.name}
      />
      <TextField
        {...field('email')}
        type="email"
        dir="ltr"
        hint={t('hints.parentEmail')}
        value={texts.email}
        onChange={email => onFill({ email })}
        maxLength={FIELD_LIMITS.email}
      />
      <PhoneField {...phone('phone')} />
      <PhoneField {...phone('whatsapp')} />
      <RadioGroup
        {...field('language')}
        value={texts.language}
        options={languages.map(id => ({ id, label: t(`translation:languages.${id}`) }))}
        onChange={language => onFill({ language })}
      />
    </div>
  );
}
