import type { UploadedFile } from '@bayan/domain/files/files.contract';
import { canBeViewed } from '@bayan/domain/files/resource-file';
import { useMutation } from '@tanstack/react-query';
import { useCall } from '#platform/api/use-call.ts';
import { useChange } from '#platform/api/use-change.ts';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { usePages } from '#platform/api/use-pages.ts';
import { openInTab, saveFile } from '#platform/open-address.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { showToast } from '#ui/toast.tsx';

export const useVetting = (id: string) => useEndpoint('GET /api/vetting/{id}', { params: { id } });

export const useVettingHistory = (id: string) =>
  usePages('GET /api/vetting/{id}/history', { params: { id } });

export const useSaveCheck = (onSuccess: () => void) =>
  useChange('PUT /api/vetting/{id}/checks/{check}', { onSuccess });

/** Opens a document of the tutor by a link of an hour; each look is recorded (R981). */
export function useOpenDocument(tutorId: string) {
  const call = useCall();
  const errorTexts = useErrorTexts();
  const addressOf = async (fileId: string, use: 'view' | 'download') => {
    const sent = { params: { id: tutorId }, body: { fileId, use } };
    return (await call('POST /api/vetting/{id}/link', sent)).url;
  };
  return useMutation({
    mutationFn: async ({ id, mediaType }: UploadedFile) =>
      canBeViewed(mediaType)
        ? openInTab(() => addressOf(id, 'view'))
        : saveFile(await addressOf(id, 'download')),
    onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
  });
}
