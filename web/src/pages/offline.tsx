import { directionOf, languages } from '@bayan/domain/language/language';
import { useTranslation } from 'react-i18next';
import { buttonClass } from '#ui/button-class.ts';
import { Mark } from '#ui/mark.tsx';

/** Kept by the browser for when there is no network: nobody knows then in which language it will be read. */
export function Offline() {
  const { t, i18n } = useTranslation();
  return (
    // The system's font: ours cannot be fetched now.
    <main className="flex min-h-dvh items-center bg-sand font-system">
      <title>{t('offline.title')}</title>
      <meta name="robots" content="noindex" />
      <div className="mx-auto w-full max-w-page px-5 py-16 sm:px-10">
        <Mark className="size-14" />
        <div className="mt-10 grid gap-12 md:grid-cols-2">
          {languages.map(language => {
            const inLanguage = i18n.getFixedT(language);
            const Heading = language === 'en' ? 'h1' : 'h2';
            return (
              <section key={language} lang={language} dir={directionOf(language)}>
                <Heading className="text-2xl leading-heading font-semibold">
                  {inLanguage('offline.heading')}
                </Heading>
                <p className="mt-3 text-lg text-ink-soft">{inLanguage('offline.text')}</p>
                {/* The address that was asked for, whichever it is. */}
                <a href="?" className={`mt-6 ${buttonClass({ tone: 'primary', size: 'large' })}`}>
                  {inLanguage('offline.retry')}
                </a>
              </section>
            );
          })}
        </div>
      </div>
    </main>
  );
}
