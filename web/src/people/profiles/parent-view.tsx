import { groupedPhone } from '@bayan/domain/fields/phone-text';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { Card } from '#ui/card.tsx';
import { Fact } from '#ui/fact.tsx';

type Parent = NonNullable<Person['student']>['parentContact'];

/** Whom the academy turns to about a student. */
export function ParentView({ parent }: { readonly parent: Parent }) {
  const { t } = useTranslation(['profiles', 'translation']);
  const asTyped = (text: string | null | undefined) =>
    text ? (
      <bdi dir="ltr" className="break-all">
        {text}
      </bdi>
    ) : (
      t('none')
    );
  return (
    <Card>
      <h2 className="text-lg leading-heading font-semibold">{t('parent')}</h2>
      <p className="mt-1 text-sm text-ink-soft">{t('parentNote')}</p>
      {parent ? (
        <dl className="mt-5 grid gap-5 sm:grid-cols-2 xl:grid-cols-3">
          <Fact label={t('parentFields.name')}>
            <bdi>{parent.name}</bdi>
          </Fact>
          <Fact label={t('parentFields.email')}>{asTyped(parent.email)}</Fact>
          <Fact label={t('parentFields.phone')}>{asTyped(parent.phone && groupedPhone(parent.phone))}</Fact>
          <Fact label={t('parentFields.whatsapp')}>
            {asTyped(parent.whatsapp && groupedPhone(parent.whatsapp))}
          </Fact>
          <Fact label={t('parentFields.language')}>{t(`translation:languages.${parent.language}`)}</Fact>
        </dl>
      ) : (
        <p className="mt-5">{t('noParent')}</p>
      )}
    </Card>
  );
}
