import { useTranslation } from 'react-i18next';
import { paths } from '#app/paths.ts';
import { PageHero } from '#features/marketing/page-hero.tsx';
import { Questions } from '#features/marketing/questions.tsx';
import { Section } from '#features/marketing/section.tsx';
import { ContactCards } from '#features/settings/contact-cards.tsx';
import { FormButton } from '#features/settings/form-button.tsx';
import { PageShell } from '#shell/page-shell.tsx';

export function Contact() {
  const { t } = useTranslation();
  return (
    <PageShell title={t('contact.title')} description={t('contact.description')} path={paths.contact}>
      <PageHero eyebrow={t('contact.title')} heading={t('contact.heading')} lead={t('contact.lead')} />
      <div className="mx-auto w-full max-w-page px-5 pt-12 sm:px-10 sm:pt-16">
        <ContactCards />
      </div>
      <Section heading={t('contact.enquiry.heading')} text={t('contact.enquiry.text')}>
        <FormButton form="enquiry" tone="primary" />
      </Section>
      <Section surface="sand" heading={t('contact.questions.heading')}>
        <Questions />
      </Section>
    </PageShell>
  );
}
