import { Button } from './button.tsx';
import { IconButton } from './icon-button.tsx';
import { closeIcon } from './icons/site-icons.ts';
import { Progress } from './progress.tsx';

interface UploadLineProps {
  readonly name: string;
  /** From 0 to 100. */
  readonly percent: number;
  /** What it waits for, where it waits. */
  readonly note?: string | undefined;
  /** Why it did not arrive. */
  readonly problem?: string | undefined;
  readonly stopLabel: string;
  readonly onStop: () => void;
  /** Null where another try would end the same way. */
  readonly retry: { readonly label: string; readonly name: string; readonly onRetry: () => void } | null;
}

/** A file on its way: how far it has come, and what can be done about it. */
export const UploadLine = ({ name, percent, note, problem, stopLabel, onStop, retry }: UploadLineProps) => (
  <div className="rounded-card border border-line ps-4">
    <div className="flex items-center gap-3">
      <div className="min-w-0 grow py-2 text-sm">
        <div className="flex justify-between gap-4">
          <bdi className="min-w-0 truncate">{name}</bdi>
          {!problem && <bdi dir="ltr" className="text-ink-soft tabular-nums">{`${percent}%`}</bdi>}
        </div>
        {!problem && <Progress label={name} percent={percent} />}
      </div>
      <IconButton icon={closeIcon} label={stopLabel} onPress={onStop} />
    </div>
    <p aria-live="polite" className="pe-4 pb-3 text-sm empty:hidden">
      {problem ? <span className="font-medium text-brick">{problem}</span> : note}
    </p>
    {problem && retry && (
      <div className="-ms-5 pb-1">
        <Button tone="quiet" aria-label={retry.name} onPress={retry.onRetry}>
          {retry.label}
        </Button>
      </div>
    )}
  </div>
);
