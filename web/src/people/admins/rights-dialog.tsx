import type { Admin } from '@bayan/domain/admins/admins.contract';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RightsField } from '#people/accounts/rights-field.tsx';
import { FreshProofField } from '#people/auth/security/fresh-proof-field.tsx';
import { useFreshProof } from '#people/auth/security/use-fresh-proof.ts';
import { useLanguage } from '#platform/i18n.ts';
import { listText } from '#platform/list-text.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useRecordForm } from '#platform/use-record-form.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetRights } from './use-admins.ts';

interface RightsDialogProps {
  readonly admin: Admin;
  readonly onClose: () => void;
}

/** What an admin may do, chosen by an owner (R806). */
export function RightsDialog({ admin, onClose }: RightsDialogProps) {
  const { t } = useTranslation(['admins', 'errors']);
  const language = useLanguage();
  const errorTexts = useErrorTexts();
  const fields = useRecordForm(`rights.${admin.id}`, admin, ({ rights }) => ({ rights }));
  const { rights } = fields.form;
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useSetRights();
  const fresh = useFreshProof();
  const problem = fresh.besideIt(error);
  const name = nameOf(admin, language);
  const named = (given: Admin['rights']) =>
    listText(
      given.map(right => t(`rights.${right}.name`)),
      language,
    );

  const done = () => {
    fields.forget();
    showToast({ title: t('saved.title'), text: t('saved.text', { name }), tone: 'success' });
    onClose();
  };

  async function save({ id, version }: Admin) {
    setChecked(true);
    if (rights.length === 0 || !(await fresh.isGiven())) return;
    const refused = fields.unlessElsewhere(saveNow, done);
    mutate(
      { params: { id }, body: { rights }, version },
      {
        onSuccess: done,
        onError: problem => {
          if (!fresh.asks(problem)) refused(problem);
        },
      },
    );
  }
  const saveNow = (seen: Admin) => void save(seen);

  return (
    <EditDialog
      title={t('dialog.title', { name })}
      saveLabel={t('dialog.save')}
      isPending={isPending || fresh.isPending}
      problem={problem && !fields.current ? errorTexts(problem) : null}
      draft={fields.draft}
      versions={
        fields.current && {
          parts: [{ label: t('columns.rights'), theirs: named(fields.current.rights), yours: named(rights) }],
          isOwn: fields.isOwnChange,
          onKeepYours: () => fields.current && saveNow(fields.current),
          onTakeTheirs: fields.takeTheirs,
        }
      }
      onSave={() => saveNow(fields.base)}
      onClose={onClose}
    >
      <RightsField
        rights={rights}
        onChange={chosen => fields.fill({ rights: chosen })}
        isChecked={isChecked}
      />
      <FreshProofField fresh={fresh} />
    </EditDialog>
  );
}
