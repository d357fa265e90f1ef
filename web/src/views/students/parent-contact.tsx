import { groupedPhone } from '@bayan/domain/fields/phone-text';
import { useTranslation } from 'react-i18next';
import { useEndpoint } from '#platform/api/use-endpoint.ts';
import { ApiError } from '#platform/api-client.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Card } from '#ui/card.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Fact } from '#ui/fact.tsx';
import { personIcon } from '#ui/icons/room-icons.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';

interface ParentContactProps {
  readonly studentId: string;
  /** Only then is there one to be seen (R282). */
  readonly isAssigned: boolean;
}

/** Asked for only when somebody looks: each look is recorded (R282). */
export function ParentContact({ studentId, isAssigned }: ParentContactProps) {
  const { t } = useTranslation('students');
  const errorTexts = useErrorTexts();
  const sent = isAssigned ? { params: { id: studentId } } : null;
  const { data, error, refetch } = useEndpoint('GET /api/students/{id}/parent-contact', sent, {
    queryKey: ['parent-contact', studentId],
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  });
  if (!isAssigned || (error instanceof ApiError && error.code === 'not-found'))
    return (
      <Card>
        <EmptyState icon={personIcon} title={t('parent.notYours.title')} text={t('parent.notYours.text')} />
      </Card>
    );
  if (error) return <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />;
  if (!data)
    return (
      <Card>
        <Skeleton rows={1} />
      </Card>
    );
  const { parentContact: parent } = data;
  if (!parent)
    return (
      <Card>
        <EmptyState icon={personIcon} title={t('parent.empty.title')} text={t('parent.empty.text')} />
      </Card>
    );
  return (
    <Card>
      <dl className="grid gap-5 sm:grid-cols-2">
        <Fact label={t('parent.name')}>
          <bdi>{parent.name}</bdi>
        </Fact>
        <Fact label={t('parent.language')}>{t(`parent.languages.${parent.language}`)}</Fact>
        {parent.email && (
          <Fact label={t('parent.email')}>
            <Way href={`mailto:${parent.email}`} text={parent.email} />
          </Fact>
        )}
        {parent.phone && (
          <Fact label={t('parent.phone')}>
            <Way href={`tel:${parent.phone}`} text={groupedPhone(parent.phone)} />
          </Fact>
        )}
        {parent.whatsapp && (
          <Fact label={t('parent.whatsapp')}>
            <Way
              href={`https://wa.me/${parent.whatsapp.replace(/\D/g, '')}`}
              text={groupedPhone(parent.whatsapp)}
              newTab
            />
          </Fact>
        )}
      </dl>
      <p className="mt-5 border-t border-line pt-4 text-sm text-ink-soft">{t('parent.recorded')}</p>
    </Card>
  );
}

interface WayProps {
  readonly href: string;
  readonly text: string;
  readonly newTab?: boolean;
}

const Way = ({ href, text, newTab = false }: WayProps) => (
  <a
    href={href}
    {...(newTab && { target: '_blank', rel: 'noopener' })}
    className="inline-flex min-h-11 items-center font-semibold break-all text-teal underline underline-offset-4"
  >
    <bdi dir="ltr">{text}</bdi>
  </a>
);
