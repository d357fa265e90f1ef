import { useTranslation } from 'react-i18next';
import { PageHero } from '#academy/marketing/page-hero.tsx';
import { Questions } from '#academy/marketing/questions.tsx';
import { Section } from '#academy/marketing/section.tsx';
import { ContactCards } from '#academy/settings/contact-cards.tsx';
import { FormButton } from '#academy/settings/form-button.tsx';
import { paths } from '#platform/paths.ts';
import { PageShell } from '#shell/page-shell.tsx';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { PageLink } from '#ui/page-link.tsx';

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
        <p className="mt-4">
          <PageLink
            to={paths.privacy}
            className="inline-flex min-h-11 items-center text-sm text-teal underline underline-offset-4 hover:text-teal-strong"
          >
            {t('contact.enquiry.privacy')}
          </PageLink>
        </p>
      </Section>
      <Section surface="sand" heading={t('contact.questions.heading')}>
        <Questions />
        <WhatsappLink
          className="mt-6 inline-flex min-h-11 items-center gap-3 font-semibold text-teal underline underline-offset-4 hover:text-teal-strong"
          hasIcon
        />
      </Section>
    </PageShell>
  );
}
