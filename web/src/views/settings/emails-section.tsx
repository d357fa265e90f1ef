import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { Section } from './section.tsx';
import type { SectionProps } from './section-props.ts';

export function EmailsSection({ form, onFill }: SectionProps) {
  const { t } = useTranslation('academy-settings');
  return (
    <Section id="emails" title={t('sections.emails.title')} note={t('sections.emails.note')}>
      <Checkbox
        name="emailNotifications"
        isSelected={form.emailNotifications}
        onChange={emailNotifications => onFill({ emailNotifications })}
      >
        {t('fields.emailNotifications')}
      </Checkbox>
    </Section>
  );
}
