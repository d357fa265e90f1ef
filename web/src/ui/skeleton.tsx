import { useTranslation } from 'react-i18next';
import { VisuallyHidden } from './visually-hidden.tsx';

interface SkeletonProps {
  /** How many rows the list will likely have. */
  readonly rows?: number;
}

/** The shape of a list that is on its way. */
export function Skeleton({ rows = 3 }: SkeletonProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      <VisuallyHidden>{t('ui.loading')}</VisuallyHidden>
      {Array.from({ length: rows }, (_, row) => row).map(row => (
        <div key={row} className="flex animate-pulse items-center gap-4 py-3.5">
          <div className="size-11 shrink-0 rounded-full bg-sand-deep" />
          <div className="grow space-y-2.5">
            <div className="h-3.5 w-2/5 rounded-small bg-sand-deep" />
            <div className="h-3 w-3/5 rounded-small bg-sand-deep" />
          </div>
        </div>
      ))}
    </div>
  );
}
