import { useTranslation } from 'react-i18next';
import { PageShell } from '../shell/page-shell.tsx';
import { Lattice } from '../ui/lattice.tsx';
import { MarkDrawing } from '../ui/mark.tsx';

export function Home() {
  const { t } = useTranslation();
  return (
    <PageShell title={t('home.tagline')}>
      <div className="flex grow bg-sand">
        <div className="mx-auto grid w-full max-w-page items-center gap-10 px-5 py-10 sm:px-10 sm:py-16 lg:grid-cols-[6fr_5fr] lg:gap-16">
          <div>
            <h1 className="max-w-[16ch] text-5xl leading-heading font-semibold text-balance">
              {t('home.tagline')}
            </h1>
            <p className="mt-6 flex max-w-md gap-4 text-lg text-ink-soft sm:mt-8">
              <span aria-hidden="true" className="mt-[0.8em] h-px w-8 shrink-0 bg-brass" />
              {t('home.serving')}
            </p>
          </div>
          <div className="relative isolate flex h-60 items-center justify-center overflow-hidden rounded-large bg-panel sm:h-80 lg:h-112">
            <Lattice className="absolute inset-0 -z-10 size-full text-brass opacity-25" />
            <MarkDrawing className="h-3/5" />
          </div>
        </div>
      </div>
    </PageShell>
  );
}
