import type { DocumentToRenew } from '@bayan/domain/today/today.contract';
import { VETTING_LIMITS } from '@bayan/domain/vetting/vetting.limits';
import { useTranslation } from 'react-i18next';
import { dateText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { dashboardAddress } from '#shell/dashboard/dashboard-address.ts';
import { Button } from '#ui/button.tsx';
import { LinkButton } from '#ui/link-button.tsx';
import { PageLink } from '#ui/page-link.tsx';
import { VisuallyHidden } from '#ui/visually-hidden.tsx';
import { TodayRow } from './today-card.tsx';
import { useAskForDocument } from './use-ask-for-document.ts';

/** A tutor's document that ends soon or has ended: until when, what hangs on it, and the way to ask for the new one (R971). */
export function DocumentRow({ document }: { readonly document: DocumentToRenew }) {
  const { t } = useTranslation(['today', 'vetting']);
  const language = useLanguage();
  const { tutor, kind, expiresOn, isExpired, lessonsAfter, tutorPhone } = document;
  const { ask, isPending } = useAskForDocument(document);
  const name = nameOf(tutor, language);
  const what = t(`vetting:kinds.${kind}`);
  const record = dashboardAddress('admin', `tutors/${tutor.id}`);
  const validity = t(isExpired ? 'vetting:ended' : 'vetting:ends', { day: dateText(expiresOn, language) });
  return (
    <TodayRow
      action={
        tutorPhone ? (
          <Button
            tone="secondary"
            aria-label={`${t('tutors.ask')}: ${name}, ${what}`}
            isPending={isPending}
            onPress={ask}
          >
            {t('tutors.ask')}
          </Button>
        ) : (
          <LinkButton to={record} tone="secondary">
            {t('acts.open-tutor')}
            <VisuallyHidden>{`: ${name}, ${what}`}</VisuallyHidden>
          </LinkButton>
        )
      }
    >
      <PageLink to={record} className="font-semibold underline-offset-4 hover:underline">
        <bdi>{name}</bdi>
      </PageLink>
      <p className="text-ink-soft">{what}</p>
      <p className={isExpired ? 'text-brick' : 'text-ink-soft'}>
        {validity}
        {lessonsAfter > 0 && (
          <span className="before:mx-1.5 before:content-['·']">
            {lessonsAfter === VETTING_LIMITS.countedLessons
              ? t('tutors.lessonsAfterMany', { count: lessonsAfter })
              : t('tutors.lessonsAfter', { count: lessonsAfter })}
          </span>
        )}
      </p>
    </TodayRow>
  );
}
