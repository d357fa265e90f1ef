import { IMPORT_KINDS } from '@bayan/domain/imports/import-kinds';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { PageHeader } from '#pages/dashboard/page-header.tsx';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { ImportFile } from '#teaching/imports/import-file.tsx';
import { ImportSteps } from '#teaching/imports/import-steps.tsx';
import { PastImports } from '#teaching/imports/past-imports.tsx';
import { LinkButton } from '#ui/link-button.tsx';

const ADDRESS = dashboardAddress('admin', 'import');

/** Students, tutors or assignments from a file (R990). The kind and the open import are in the address. */
export function AdminImport() {
  const { t } = useTranslation('imports');
  const [address, setAddress] = useSearchParams();
  const id = address.get('import');
  const kind = IMPORT_KINDS.find(known => known === address.get('kind')) ?? 'students';
  return (
    <>
      <div className="mb-7 flex flex-wrap items-start justify-between gap-4">
        <div>
          <PageHeader title={t('title')} note={t('note')} />
        </div>
        {id && (
          <LinkButton tone="secondary" to={`${ADDRESS}?kind=${kind}`}>
            {t('another')}
          </LinkButton>
        )}
      </div>
      <div className="flex flex-col gap-8">
        {id ? (
          <ImportSteps key={id} id={id} />
        ) : (
          <ImportFile
            kind={kind}
            onKind={chosen => setAddress({ kind: chosen }, { replace: true, preventScrollReset: true })}
            onChecked={checked => setAddress({ kind: checked.kind, import: checked.id })}
          />
        )}
        <PastImports addressOf={past => `${ADDRESS}?import=${past}`} />
      </div>
    </>
  );
}
