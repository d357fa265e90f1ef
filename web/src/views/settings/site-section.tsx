import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { TextField } from '#ui/text-field.tsx';
import { Section, twoColumns } from './section.tsx';
import type { SectionProps } from './section-props.ts';

const ADDRESSES = ['studentFormUrl', 'tutorFormUrl', 'enquiryFormUrl', 'geolocationUrl'] as const;

/** What visitors find, and where its forms lead. */
export function SiteSection({ form, errorAt, onFill }: SectionProps) {
  const { t } = useTranslation('academy-settings');
  return (
    <Section id="site" title={t('sections.site.title')} note={t('sections.site.note')}>
      <Checkbox name="launched" isSelected={form.launched} onChange={launched => onFill({ launched })}>
        {t('fields.launched')}
      </Checkbox>
      <div className={`mt-5 ${twoColumns}`}>
        {ADDRESSES.map(name => (
          <TextField
            key={name}
            name={name}
            label={t(`fields.${name}`)}
            hint={t(`hints.${name}`)}
            error={errorAt(name)}
            type="url"
            dir="ltr"
            value={form[name]}
            onChange={address => onFill({ [name]: address })}
            maxLength={FIELD_LIMITS.link}
          />
        ))}
      </div>
    </Section>
  );
}
