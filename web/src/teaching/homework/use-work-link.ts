import type { FileLink, UploadedFile } from '@bayan/domain/files/file';
import { canBeViewed } from '@bayan/domain/files/resource-file';
import { useMutation } from '@tanstack/react-query';
import { useApi } from '#platform/api/use-api.ts';
import { openInTab, saveFile } from '#platform/open-address.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';

/** Opens a file of homework: what browsers show in a tab of its own, everything else is saved (R157). */
export function useOpenWork(homeworkId: string) {
  const api = useApi();
  const errorTexts = useErrorTexts();
  const addressOf = async (fileId: string, use: 'view' | 'download') => {
    const path = `/api/homework/${homeworkId}/link` as const;
    return (await api<FileLink>(path, { method: 'POST', body: { fileId, use } })).url;
  };
  return useMutation({
    mutationFn: async ({ id, mediaType }: UploadedFile) =>
      canBeViewed(mediaType)
        ? openInTab(() => addressOf(id, 'view'))
        : saveFile(await addressOf(id, 'download')),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
}
