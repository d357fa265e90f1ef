import { LEGAL_PAGES, type LegalKind } from '@bayan/domain/legal-texts/legal-kinds';
import { useTranslation } from 'react-i18next';
import { LegalArticle } from '#academy/legal-texts/legal-article.tsx';
import { useShown } from '#platform/written-page.tsx';
import { PageShell } from '#shell/page-shell.tsx';

/** What the three legal pages are. Search engines are led to the newest version of each. */
export function LegalTextPage({ kind }: { readonly kind: LegalKind }) {
  const { t } = useTranslation('legal-texts');
  const shown = useShown('legal-text');
  const isNewest = shown?.version === shown?.versions[0];
  return (
    <PageShell
      title={t(`also.${kind}`)}
      description={t(`description.${kind}`)}
      path={isNewest ? LEGAL_PAGES[kind] : undefined}
    >
      {shown && <LegalArticle {...shown} />}
    </PageShell>
  );
}
