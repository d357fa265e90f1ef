import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { type ButtonSize, type ButtonTone, buttonClass } from './button-class.ts';
import { PageLink } from './page-link.tsx';
import { VisuallyHidden } from './visually-hidden.tsx';

/** `to` is a page of ours, `href` anything else. */
type Destination = { readonly to: string } | { readonly href: string };

type LinkButtonProps = Destination & {
  readonly tone: ButtonTone;
  readonly size?: ButtonSize | undefined;
  readonly newTab?: boolean | undefined;
  /** What happens beside; the link leads on by itself. */
  readonly onPress?: (() => void) | undefined;
  readonly children: ReactNode;
};

/** A link that looks like a button, and works before any script has come. */
export function LinkButton({
  tone,
  size,
  newTab = false,
  onPress,
  children,
  ...destination
}: LinkButtonProps) {
  const { t } = useTranslation();
  const shared = {
    className: buttonClass({ tone, size }),
    ...(onPress && { onClick: onPress }),
    ...(newTab && { target: '_blank' as const, rel: 'noopener' }),
  };
  const label = (
    <>
      {children}
      {newTab && <VisuallyHidden>{t('ui.newTab')}</VisuallyHidden>}
    </>
  );
  return 'to' in destination ? (
    <PageLink to={destination.to} {...shared}>
      {label}
    </PageLink>
  ) : (
    <a href={destination.href} {...shared}>
      {label}
    </a>
  );
}
