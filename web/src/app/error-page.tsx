import { useTranslation } from 'react-i18next';
import { paths } from '#platform/paths.ts';
import { buttonClass } from '#ui/button-class.ts';
import { Mark } from '#ui/mark.tsx';

/** Plain links and no part of the page that broke: whatever it was, this must still show. */
export function ErrorPage({ reference }: { readonly reference: string }) {
  const { t } = useTranslation();
  return (
    <main className="flex min-h-dvh items-center bg-sand">
      <title>{t('error.heading')}</title>
      <div className="mx-auto w-full max-w-2xl px-5 py-16 sm:px-10">
        <Mark className="size-12" />
        <h1 className="mt-8 text-4xl leading-heading font-semibold text-balance">{t('error.heading')}</h1>
        <p className="mt-4 text-lg text-ink-soft">{t('error.explanation')}</p>
        <div className="mt-8 flex flex-wrap gap-3">
          <button
            type="button"
            onClick={() => location.reload()}
            className={buttonClass({ tone: 'primary', size: 'large' })}
          >
            {t('error.retry')}
          </button>
          <a href={paths.landing} className={buttonClass({ tone: 'secondary', size: 'large' })}>
            {t('error.home')}
          </a>
        </div>
        <p className="mt-8 text-sm text-ink-soft">
          {t('error.reference')}{' '}
          <bdi dir="ltr" className="font-semibold text-ink tabular-nums">
            {reference}
          </bdi>
        </p>
      </div>
    </main>
  );
}
