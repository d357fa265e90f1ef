export type ButtonTone = 'primary' | 'secondary' | 'quiet' | 'danger' | 'on-panel';
export type ButtonSize = 'normal' | 'large';

interface ButtonLook {
  readonly tone: ButtonTone;
  readonly size?: ButtonSize | undefined;
}

const shape =
  'inline-flex items-center justify-center gap-2 rounded-card border text-center font-semibold transition-colors duration-150 disabled:opacity-50 aria-disabled:cursor-progress';

const sizes: Record<ButtonSize, string> = {
  normal: 'min-h-11 px-5 py-2 text-sm',
  large: 'min-h-12 px-6 py-2.5 text-base',
};

const tones: Record<ButtonTone, string> = {
  primary:
    'border-teal bg-teal text-paper not-disabled:hover:border-teal-strong not-disabled:hover:bg-teal-strong',
  secondary: 'border-line bg-paper text-ink not-disabled:hover:border-teal',
  quiet: 'border-transparent text-teal not-disabled:hover:bg-teal-soft not-disabled:hover:text-teal-strong',
  danger:
    'border-brick bg-brick text-paper not-disabled:hover:border-brick-strong not-disabled:hover:bg-brick-strong',
  'on-panel': 'border-on-panel bg-on-panel text-panel not-disabled:hover:bg-on-panel/85',
};

/** How anything looks that is pressed, whether it is a button or a link. */
export const buttonClass = ({ tone, size = 'normal' }: ButtonLook) =>
  `${shape} ${sizes[size]} ${tones[tone]}`;
