import { canBeViewed } from '@bayan/domain/files/resource-file';
import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useMutation } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useCall } from '#platform/api/use-call.ts';
import { openInTab, saveFile } from '#platform/open-address.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Button } from '#ui/button.tsx';
import { useOpenDialog } from '#ui/dialog-host.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { editIcon, trashIcon } from '#ui/icons/room-icons.ts';
import { showToast } from '#ui/toast.tsx';
import { resourceDialogs } from './resource-dialogs.tsx';
import { useFileLink } from './use-file-link.ts';

interface ResourceActionsProps {
  readonly resource: Resource;
  /** The owner and the admins change and remove it (R186). */
  readonly canChange: boolean;
  readonly canDownload: boolean;
}

const isPlayed = (mediaType: string) => /^(video|image)\//.test(mediaType);

/** View and download for everybody; to change and remove for whoever may. */
export function ResourceActions({ resource, canChange, canDownload }: ResourceActionsProps) {
  const { t } = useTranslation('resources');
  const errorTexts = useErrorTexts();
  const call = useCall();
  const linkTo = useFileLink();
  const openDialog = useOpenDialog(resourceDialogs);
  const { title, url, file } = resource;
  const onError = (error: Error) => showToast({ ...errorTexts(error), tone: 'danger' });
  const show = useMutation({ mutationFn: () => openInTab(() => linkTo(resource, 'view')), onError });
  const save = useMutation({
    mutationFn: async () => saveFile(await linkTo(resource, 'download')),
    onError,
  });
  const view = () => {
    if (url !== null) {
      window.open(url, '_blank', 'noopener,noreferrer');
      // Nobody waits for the count, or misses it (R931).
      call('POST /api/resources/{id}/opens', { params: { id: resource.id } }).catch(() => {});
    } else if (file && isPlayed(file.mediaType)) openDialog({ dialog: 'viewer', resource });
    else show.mutate();
  };
  const nameOf = (action: 'view' | 'download' | 'edit' | 'remove') =>
    t('actionOn', { action: t(action), title });
  const named = (action: 'view' | 'download') => ({ 'aria-label': nameOf(action), children: t(action) });
  return (
    <>
      {(url !== null || (file && canBeViewed(file.mediaType))) && (
        <Button {...named('view')} tone="secondary" isPending={show.isPending} onPress={view} />
      )}
      {file && (
        <Button
          {...named('download')}
          tone="secondary"
          isDisabled={!canDownload}
          isPending={save.isPending}
          onPress={() => save.mutate()}
        />
      )}
      {canChange && (
        <div className="ms-auto flex">
          <IconButton
            icon={editIcon}
            label={nameOf('edit')}
            onPress={() => openDialog({ dialog: 'edit', resource })}
          />
          <IconButton
            icon={trashIcon}
            label={nameOf('remove')}
            onPress={() => openDialog({ dialog: 'remove', resource })}
          />
        </div>
      )}
    </>
  );
}
