import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { SETTINGS_LIMITS } from '@bayan/domain/settings/settings.limits';
import { useTranslation } from 'react-i18next';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Section, twoColumns } from './section.tsx';
import type { SectionProps } from './section-props.ts';

type TextName = 'siteName' | 'siteNameAr' | 'contactEmail' | 'contactPhone' | 'whatsappNumber';

/** What the academy is called, and how people reach it. */
export function AcademySection({ form, errorAt, onFill }: SectionProps) {
  const { t } = useTranslation('academy-settings');
  const field = (name: TextName) => ({
    name,
    label: t(`fields.${name}`),
    error: errorAt(name),
    value: form[name],
    onChange: (value: string) => onFill({ [name]: value }),
  });
  return (
    <Section id="academy" title={t('sections.academy.title')} note={t('sections.academy.note')}>
      <div className={twoColumns}>
        <TextField {...field('siteName')} isRequired maxLength={SETTINGS_LIMITS.siteName} />
        <TextField {...field('siteNameAr')} isRequired maxLength={SETTINGS_LIMITS.siteName} />
        <TextField
          {...field('contactEmail')}
          type="email"
          dir="ltr"
          hint={t('hints.contactEmail')}
          maxLength={FIELD_LIMITS.email}
        />
        <PhoneField {...field('contactPhone')} country={null} hint={t('hints.contactPhone')} />
        <PhoneField {...field('whatsappNumber')} country={null} hint={t('hints.whatsappNumber')} />
      </div>
    </Section>
  );
}
