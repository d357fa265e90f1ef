import type { ReactNode } from 'react';
import { ProgressBar, Button as RacButton } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';
import { Spinner } from './spinner.tsx';

interface ButtonProps {
  readonly tone?: ButtonTone;
  readonly size?: ButtonSize;
  readonly type?: 'button' | 'submit' | 'reset';
  /** Tells it from another button that sends the same form. */
  readonly value?: string;
  /** The form that it sends, where it does not stand in it. */
  readonly form?: string;
  readonly onPress?: () => void;
  readonly isDisabled?: boolean;
  readonly isPending?: boolean;
  /** Takes the label's place while it is pending; without one the ring turns where the label was. */
  readonly pendingLabel?: string;
  readonly isWide?: boolean;
  readonly autoFocus?: boolean;
  readonly slot?: 'close';
  readonly 'aria-label'?: string;
  /** Whether what it opens is open. */
  readonly 'aria-expanded'?: boolean;
  readonly 'aria-describedby'?: string;
  readonly children: ReactNode;
}

const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-2';

/** Both faces lie on one another: the wider one decides, and nothing moves when the button begins to wait. */
export function Button({
  tone = 'primary',
  size = 'normal',
  isPending = false,
  pendingLabel,
  isWide = false,
  children,
  ...rest
}: ButtonProps) {
  const { t } = useTranslation();
  const restingFace = pendingLabel ? 'invisible' : 'opacity-0'; // what is only see-through still names the button
  return (
    <RacButton
      {...rest}
      isPending={isPending}
      {...(tone === 'primary' && { 'data-leads-on': '' })}
      className={`${buttonClass({ tone, size })} ${isWide ? 'w-full' : ''}`}
    >
      <span className="grid">
        <span className={`${face} ${isPending ? restingFace : ''}`}>{children}</span>
        <span className={`${face} ${isPending ? '' : 'invisible'}`}>
          {isPending && (
            <ProgressBar isIndeterminate aria-label={t('ui.pending')}>
              <Spinner />
            </ProgressBar>
          )}
          {pendingLabel}
        </span>
      </span>
    </RacButton>
  );
}
