import type { Erasure } from '@bayan/domain/personal-data/erasures.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Confirm } from '#ui/confirm.tsx';
import { DataTable } from '#ui/data-table.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import { PagedList } from '#ui/paged-list.tsx';
import { showToast } from '#ui/toast.tsx';
import { useMoment } from './use-moment.ts';
import { useErasures, useWithdrawErasure } from './use-personal-data.ts';

interface OfErasure {
  readonly one: Erasure;
}

const tones = { waiting: 'accent', running: 'accent', done: 'success', withdrawn: 'quiet' } as const;

/** Erasures that wait, ran or were withdrawn, newest first. */
export function ErasureList() {
  const { t } = useTranslation('personal-data');
  const language = useLanguage();
  const moment = useMoment();
  return (
    <PagedList
      pages={useErasures()}
      skeletonRows={2}
      empty={{ icon: trashIcon, title: t('erasures.empty.title'), text: t('erasures.empty.text') }}
    >
      {all => (
        <DataTable
          caption={t('erasures.title')}
          rows={all}
          rowKey={({ id }) => id}
          columns={[
            {
              id: 'person',
              label: t('columns.person'),
              cell: ({ person }) => <bdi>{nameOf(person, language)}</bdi>,
            },
            {
              id: 'asked',
              label: t('columns.askedBy'),
              cell: ({ askedBy, createdAt }) => (
                <>
                  <bdi>{askedBy ? nameOf(askedBy, language) : t('erasures.repeated')}</bdi>
                  <span className="block text-ink-soft">{moment(createdAt)}</span>
                </>
              ),
            },
            { id: 'status', label: t('columns.status'), cell: one => <Status one={one} /> },
            { id: 'actions', label: t('columns.actions'), cell: one => <Withdraw one={one} /> },
          ]}
        />
      )}
    </PagedList>
  );
}

function Status({ one: { status, runsAt, doneAt, lessonsAhead } }: OfErasure) {
  const { t } = useTranslation('personal-data');
  const moment = useMoment();
  return (
    <>
      <Badge tone={tones[status]}>{t(`erasures.status.${status}`)}</Badge>
      <span className="mt-1 block text-ink-soft">
        {status === 'waiting' && lessonsAhead === 0 && t('erasures.runsAt', { moment: moment(runsAt) })}
        {status === 'waiting' && lessonsAhead > 0 && t('erasures.held', { count: lessonsAhead })}
        {doneAt && moment(doneAt)}
      </span>
    </>
  );
}

function Withdraw({ one: { id, person, status, version } }: OfErasure) {
  const { t } = useTranslation('personal-data');
  const name = nameOf(person, useLanguage());
  const errorTexts = useErrorTexts();
  const { mutate, isPending } = useWithdrawErasure();
  const [isAsking, setAsking] = useState(false);
  if (status !== 'waiting') return null;
  const withdraw = () =>
    mutate(
      { params: { id }, version },
      {
        onSuccess: () =>
          showToast({
            title: t('erasures.withdrawn.title'),
            text: t('erasures.withdrawn.text', { name }),
            tone: 'success',
          }),
        onError: error => showToast({ ...errorTexts(error), tone: 'danger' }),
        onSettled: () => setAsking(false),
      },
    );
  return (
    <>
      <Button
        tone="secondary"
        aria-label={t('erasures.withdrawOf', { name })}
        onPress={() => setAsking(true)}
      >
        {t('erasures.withdraw')}
      </Button>
      <Confirm
        isOpen={isAsking}
        title={t('erasures.ask.title')}
        about={name}
        text={t('erasures.ask.text')}
        confirmLabel={t('erasures.withdraw')}
        isPending={isPending}
        onConfirm={withdraw}
        onCancel={() => setAsking(false)}
      />
    </>
  );
}
