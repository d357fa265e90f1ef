import { ADMIN_RIGHTS, type AdminRight } from '@bayan/domain/roles';
import { useTranslation } from 'react-i18next';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';

interface RightsFieldProps {
  readonly rights: readonly AdminRight[];
  readonly onChange: (rights: AdminRight[]) => void;
  /** Whether it is time to say that one is needed. */
  readonly isChecked: boolean;
}

/** The parts of an admin's work, with what each opens (R801). */
export function RightsField({ rights, onChange, isChecked }: RightsFieldProps) {
  const { t } = useTranslation('admins');
  return (
    <>
      <CheckboxGroup
        name="rights"
        label={t('columns.rights')}
        hint={t('dialog.hint')}
        options={ADMIN_RIGHTS.map(id => ({ id, label: t(`rights.${id}.name`) }))}
        value={rights}
        onChange={chosen => onChange([...chosen])}
        error={isChecked && rights.length === 0 ? t('dialog.none') : undefined}
      />
      <dl className="flex flex-col gap-3 text-sm">
        {ADMIN_RIGHTS.map(right => (
          <div key={right}>
            <dt className="font-semibold">{t(`rights.${right}.name`)}</dt>
            <dd className="text-ink-soft">{t(`rights.${right}.means`)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}
