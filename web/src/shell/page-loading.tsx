import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { useSiteName } from '#platform/settings.tsx';
import { Button } from '#ui/button.tsx';
import { Mark } from '#ui/mark.tsx';
import { Spinner } from '#ui/spinner.tsx';

/** Stands where a signed-in page will, until it is known for whom. */
export function PageLoading({ isUnreachable }: { readonly isUnreachable: boolean }) {
  const { t } = useTranslation('dashboard');
  const siteName = useSiteName(useLanguage());
  return (
    <main className="flex min-h-dvh flex-col items-center justify-center gap-6 bg-sand p-6 text-center">
      <title>{siteName}</title>
      <meta name="robots" content="noindex" />
      <Mark className="size-14" />
      <h1 className="sr-only">{siteName}</h1>
      {isUnreachable ? (
        <div role="alert" className="flex flex-col items-center gap-4">
          <p className="max-w-sm text-ink-soft">{t('unreachable.text')}</p>
          <Button onPress={() => location.reload()}>{t('unreachable.again')}</Button>
        </div>
      ) : (
        <div role="status" className="text-teal">
          <Spinner className="size-7" />
          <span className="sr-only">{t('opening')}</span>
        </div>
      )}
    </main>
  );
}
