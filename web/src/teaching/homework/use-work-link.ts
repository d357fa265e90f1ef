import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { canBeViewed } from '@bayan/domain/files/resource-file';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { openInTab, saveFile } from '#platform/open-address.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';

/** Opens a file of homework: what browsers show in a tab of its own, everything else is saved (R157). */
export function useOpenWork(homeworkId: string) {
  const call = useCall();
  const errorTexts = useErrorTexts();
  const addressOf = async (fileId: string, use: 'view' | 'download') => {
    const sent = { params: { id: homeworkId }, body: { fileId, use } };
    return (await call('POST /api/homework/{id}/link', sent)).url;
  };
  return useMutation({
    mutationFn: async ({ id, mediaType }: UploadedFile) =>
      canBeViewed(mediaType)
        ? openInTab(() => addressOf(id, 'view'))
        : saveFile(await addressOf(id, 'download')),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
}
