import type { PersonExport } from '@bayan/domain/personal-data/exports.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ApiError } from '#platform/api-client.ts';
import { useLanguage } from '#platform/i18n.ts';
import { saveFile } from '#platform/open-address.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { inboxIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { showToast } from '#ui/toast.tsx';
import { ProvenDialog } from './proven-dialog.tsx';
import { useMoment } from './use-moment.ts';
import { useExports, useLinkExport } from './use-personal-data.ts';

interface OfExport {
  readonly one: PersonExport;
}

const tones = { waiting: 'quiet', ready: 'success', expired: 'quiet' } as const;

/** Copies of people's data that owners asked for, newest first. */
export function ExportList() {
  const { t } = useTranslation('personal-data');
  const language = useLanguage();
  const moment = useMoment();
  return (
    <PagedList
      pages={useExports()}
      skeletonRows={2}
      empty={{ icon: inboxIcon, title: t('exports.empty.title'), text: t('exports.empty.text') }}
    >
      {all => (
        <DataTable
          caption={t('exports.title')}
          rows={all}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'person',
              label: t('columns.person'),
              cell: ({ person }) => <bdi>{nameOf(person, language)}</bdi>,
            },
            {
              id: 'asked',
              label: t('columns.askedBy'),
              cell: ({ askedBy, createdAt }) => (
                <>
                  <bdi>{nameOf(askedBy, language)}</bdi>
                  <span className="block text-ink-soft">{moment(createdAt)}</span>
                </>
              ),
            },
            { id: 'status', label: t('columns.status'), cell: one => <Status one={one} /> },
            { id: 'actions', label: t('columns.actions'), cell: one => <Download one={one} /> },
          ]}
        />
      )}
    </PagedList>
  );
}

function Status({ one: { status, expiresAt } }: OfExport) {
  const { t } = useTranslation('personal-data');
  const moment = useMoment();
  return (
    <>
      <Badge tone={tones[status]}>{t(`exports.status.${status}`)}</Badge>
      {status === 'ready' && expiresAt && (
        <span className="mt-1 block text-ink-soft">{t('exports.until', { moment: moment(expiresAt) })}</span>
      )}
    </>
  );
}

/** For who asked alone; an older sign-in is asked for a proof first. */
function Download({ one: { id, person, status, isYours } }: OfExport) {
  const { t } = useTranslation('personal-data');
  const name = nameOf(person, useLanguage());
  const errorTexts = useErrorTexts();
  const { mutateAsync, isPending } = useLinkExport();
  const [isAsking, setAsking] = useState(false);
  if (status !== 'ready') return null;
  if (!isYours) return <span className="text-ink-soft">{t('exports.others')}</span>;

  const save = async () => saveFile((await mutateAsync({ params: { id } })).url);
  const orAsk = (error: Error) => {
    if (error instanceof ApiError && error.code === 'access.fresh-proof') setAsking(true);
    else showToast({ ...errorTexts(error), tone: 'danger' });
  };
  return (
    <>
      <Button
        tone="secondary"
        isPending={isPending}
        aria-label={t('exports.downloadOf', { name })}
        onPress={() => void save().catch(orAsk)}
      >
        {t('exports.download')}
      </Button>
      {isAsking && (
        <ProvenDialog
          title={t('exports.proof')}
          about={name}
          confirmLabel={t('exports.download')}
          onConfirm={save}
          onClose={() => setAsking(false)}
        >
          <p>{t('exports.proofText')}</p>
        </ProvenDialog>
      )}
    </>
  );
}
