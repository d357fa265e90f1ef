import type { Resource } from '@bayan/domain/resources/resources.contract';
import { useQuery } from '@tanstack/react-query';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Dialog } from '#ui/dialog.tsx';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFileLink } from './use-file-link.ts';

interface ResourceViewerProps {
  readonly resource: Resource;
  readonly onClose: () => void;
}

/** A video with its controls, or a picture. */
export function ResourceViewer({ resource, onClose }: ResourceViewerProps) {
  const errorTexts = useErrorTexts();
  const linkTo = useFileLink();
  const { data, error, refetch } = useQuery({
    queryKey: ['resource-address', resource.id],
    queryFn: () => linkTo(resource, 'view'),
    // A new one for each look: an address that was kept may have run out.
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isVideo = resource.file?.mediaType.startsWith('video/');
  return (
    <Dialog title={resource.title} isOpen isWide isDismissable onOpenChange={isOpen => !isOpen && onClose()}>
      {error && <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />}
      {!error && !data && <Skeleton rows={2} />}
      {data && isVideo && (
        <video src={data} controls controlsList="nodownload" className="max-h-[60dvh] w-full rounded-card">
          <track kind="captions" />
        </video>
      )}
      {data && !isVideo && <img src={data} alt={resource.title} className="mx-auto rounded-card" />}
    </Dialog>
  );
}
