import type { ErasurePreview } from '@bayan/domain/personal-data/erasures.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { Alert } from '#ui/alert.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { showToast } from '#ui/toast.tsx';
import { PartsList } from './parts-list.tsx';
import { ProvenDialog } from './proven-dialog.tsx';
import { useMoment } from './use-moment.ts';
import { useAskErasure } from './use-personal-data.ts';

interface EraseDialogProps {
  readonly preview: ErasurePreview;
  readonly onClose: () => void;
}

/** Says what will go, what will stay and why, and when; only then is it asked for (R845). */
export function EraseDialog({ preview, onClose }: EraseDialogProps) {
  const { t } = useTranslation('personal-data');
  const { person, goes, stays, lessonsAhead, runsAt } = preview;
  const name = nameOf(person, useLanguage());
  const moment = useMoment();
  const [isUnderstood, setUnderstood] = useState(false);
  const { mutateAsync } = useAskErasure();

  async function ask() {
    const { runsAt: then } = await mutateAsync({ body: { personId: person.id } });
    showToast({ title: t('erase.asked.title'), text: t('erase.asked.text', { moment: moment(then) }) });
  }

  return (
    <ProvenDialog
      title={t('erase.title')}
      about={name}
      confirmLabel={t('erase.confirm')}
      isDanger
      isDisabled={lessonsAhead > 0 || !isUnderstood}
      onConfirm={ask}
      onClose={onClose}
    >
      {lessonsAhead > 0 ? (
        <Alert tone="danger" title={t('erase.ahead', { count: lessonsAhead })}>
          {t('erase.aheadText')}
        </Alert>
      ) : (
        <p>{t('erase.what', { moment: moment(runsAt) })}</p>
      )}
      <PartsList title={t('erase.goes')} parts={goes} />
      {stays.length > 0 && <PartsList title={t('erase.stays')} parts={stays} hasReasons />}
      <p className="text-sm text-ink-soft">{t('erase.limits')}</p>
      {lessonsAhead === 0 && (
        <Checkbox isSelected={isUnderstood} onChange={setUnderstood}>
          {t('erase.understood')}
        </Checkbox>
      )}
    </ProvenDialog>
  );
}
