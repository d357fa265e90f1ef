import { useTranslation } from 'react-i18next';
import { Icon } from './icon.tsx';
import { checkIcon } from './icons/site-icons.ts';
import { PageLink } from './page-link.tsx';

interface Step {
  readonly key: string;
  readonly title: string;
  readonly text: string;
  readonly isDone: boolean;
  /** Where it is done; none where others do it. */
  readonly to?: string;
}

/** Steps that tick themselves. */
export const StepList = ({ steps }: { readonly steps: readonly Step[] }) => (
  <ol className="mt-4 flex flex-col gap-4">
    {steps.map((step, index) => (
      <li key={step.key} className="flex gap-3">
        <StepMark number={index + 1} isDone={step.isDone} />
        <div className="min-w-0 text-sm">
          {step.to === undefined ? (
            <p className="pt-1 font-semibold">{step.title}</p>
          ) : (
            <PageLink
              to={step.to}
              className="inline-flex min-h-8 items-center font-semibold text-teal underline-offset-4 hover:underline"
            >
              {step.title}
            </PageLink>
          )}
          <p className="text-ink-soft">{step.text}</p>
        </div>
      </li>
    ))}
  </ol>
);

function StepMark({ number, isDone }: { readonly number: number; readonly isDone: boolean }) {
  const { t } = useTranslation();
  if (!isDone)
    return (
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-full border border-line text-sm font-semibold"
      >
        {number}
      </span>
    );
  return (
    <span className="grid size-8 shrink-0 place-items-center rounded-full bg-palm-soft text-palm">
      <Icon drawing={checkIcon} className="size-5" />
      <span className="sr-only">{t('ui.stepDone')}</span>
    </span>
  );
}
