import { useTranslation } from 'react-i18next';
import { FormButton } from '#academy/settings/form-button.tsx';
import { useLanguage } from '#platform/i18n.ts';
import { paths } from '#platform/paths.ts';
import { useSettings, useSiteName } from '#platform/settings.tsx';
import { LanguageSwitch } from '#shell/language-switch.tsx';
import { PageHead } from '#shell/page-head.tsx';
import { ReadInEnglish } from '#shell/read-in-english.tsx';
import { WhatsappLink } from '#shell/whatsapp-link.tsx';
import { Mark, MarkPattern } from '#ui/mark.tsx';

/** Before the launch: one card on a field of faint marks. */
export function ComingSoon() {
  const { t } = useTranslation();
  const siteName = useSiteName(useLanguage());
  const { contactEmail, launched } = useSettings();
  return (
    <div className="relative isolate flex min-h-dvh flex-col bg-sand">
      <PageHead title={t('comingSoon.heading')} path={launched ? undefined : paths.comingSoon} />
      <MarkPattern className="absolute inset-0 -z-10 size-full text-teal opacity-[0.07]" />
      <ReadInEnglish />
      <header className="flex justify-end px-5 py-3 sm:px-10">
        <LanguageSwitch />
      </header>
      <main className="mx-auto flex w-full max-w-2xl grow flex-col items-center justify-center px-5 pb-20 text-center">
        <Mark className="size-20" />
        <p className="mt-5 text-lg font-semibold">{siteName}</p>
        <h1 className="mt-8 text-5xl leading-heading font-semibold text-balance">
          {t('comingSoon.heading')}
        </h1>
        <p className="mt-4 text-lg text-ink-soft text-balance">{t('home.tagline')}</p>
        <div className="mt-10 w-full max-w-md rounded-large border border-line bg-paper p-6 sm:p-8">
          <h2 className="text-lg font-semibold">{t('comingSoon.enquiries')}</h2>
          <p className="mt-2 text-ink-soft">{t('comingSoon.text')}</p>
          {contactEmail ? (
            <a
              href={`mailto:${contactEmail}`}
              className="mt-3 inline-flex min-h-11 items-center font-semibold text-teal underline underline-offset-4 hover:text-teal-strong"
            >
              <bdi dir="ltr">{contactEmail}</bdi>
            </a>
          ) : (
            <div className="mt-5">
              <FormButton form="enquiry" tone="primary" size="normal" />
            </div>
          )}
          <div>
            <WhatsappLink
              className="inline-flex min-h-11 items-center gap-3 font-semibold text-teal underline underline-offset-4 hover:text-teal-strong"
              hasIcon
            />
          </div>
        </div>
        <p className="mt-8 text-sm text-ink-soft">{t('home.serving')}</p>
      </main>
    </div>
  );
}
