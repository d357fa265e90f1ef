import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { useTranslation } from 'react-i18next';
import { ApplicationForm } from '#people/applications/application-form.tsx';
import { PageShell } from '#shell/page-shell.tsx';
import { Locale } from '#ui/locale.tsx';

/** What the three forms stand in. */
export function ApplyPage({ kind }: { readonly kind: ApplicationKind }) {
  const { t } = useTranslation('apply');
  return (
    <PageShell title={t(`title.${kind}`)}>
      <Locale>
        <div className="grow bg-sand">
          <div className="mx-auto w-full max-w-2xl px-5 py-10 sm:py-14">
            <ApplicationForm kind={kind} />
          </div>
        </div>
      </Locale>
    </PageShell>
  );
}
