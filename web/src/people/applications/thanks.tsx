import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';
import { paths } from '#platform/paths.ts';
import { Icon } from '#ui/icon.tsx';
import { checkCircleIcon } from '#ui/icons/room-icons.ts';
import { LinkButton } from '#ui/link-button.tsx';

interface ThanksProps {
  readonly kind: ApplicationKind;
  readonly reference: string;
  readonly email: string;
}

/** What somebody reads who has sent a form: that it arrived, by what name it goes, and what comes next. */
export function Thanks({ kind, reference, email }: ThanksProps) {
  const { t } = useTranslation('apply');
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="rounded-large border border-line bg-paper p-6 sm:p-10">
      <Icon drawing={checkCircleIcon} className="size-10 text-palm" />
      <h1
        ref={heading}
        tabIndex={-1}
        className="mt-4 text-2xl leading-heading font-semibold text-balance outline-none"
      >
        {t(`thanks.heading_${kind}`)}
      </h1>
      <p className="mt-6 text-sm text-ink-soft">{t('thanks.reference')}</p>
      <p className="text-2xl font-semibold tabular-nums">
        <bdi dir="ltr">{reference}</bdi>
      </p>
      <p className="mt-6 max-w-lg">{t(`thanks.next_${kind}`)}</p>
      {email && (
        <p className="mt-2 max-w-lg break-words text-ink-soft">
          {t('thanks.mailed', { email: leftToRight(email) })}
        </p>
      )}
      <div className="mt-8">
        <LinkButton to={paths.home} tone="secondary">
          {t('thanks.home')}
        </LinkButton>
      </div>
    </div>
  );
}
