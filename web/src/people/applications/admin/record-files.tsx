import type { Application } from '@bayan/domain/applications/application-admin.contract';
import { canBeViewed } from '@bayan/domain/files/resource-file';
import { useMutation } from '@tanstack/react-query';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/api/use-call.ts';
import { openInTab, saveFile } from '#platform/open-address.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { showToast } from '#ui/toast.tsx';

type Certificate = Application['files'][number];

/** The certificates of a tutor, each opened by a link of an hour (R826). */
export function RecordFiles({ application: { id, files } }: { readonly application: Application }) {
  const { t } = useTranslation('applications');
  const headingId = useId();
  const { mutate: open } = useOpenCertificate(id);
  if (files.length === 0) return null;
  return (
    <section aria-labelledby={headingId}>
      <h3 id={headingId} className="text-sm font-semibold text-ink-soft">
        {t('record.files')}
      </h3>
      <ul className="-ms-5">
        {files.map(file => (
          <li key={file.id}>
            <Button tone="quiet" onPress={() => open(file)}>
              <bdi>{file.name}</bdi>
            </Button>
            {file.scanState === 'unscanned' && (
              <span className="text-sm text-ink-soft">{t('record.unscanned')}</span>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

function useOpenCertificate(applicationId: string) {
  const call = useCall();
  const errorTexts = useErrorTexts();
  const addressOf = async (fileId: string, use: 'view' | 'download') => {
    const sent = { params: { id: applicationId }, body: { fileId, use } };
    return (await call('POST /api/applications/{id}/link', sent)).url;
  };
  return useMutation({
    mutationFn: async ({ id, mediaType }: Certificate) =>
      canBeViewed(mediaType)
        ? openInTab(() => addressOf(id, 'view'))
        : saveFile(await addressOf(id, 'download')),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
}
