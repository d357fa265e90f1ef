import { canChangePersonWithRole } from '@bayan/domain/profiles/admin.policy';
import { ROLES, type Role } from '@bayan/domain/roles';
import { UNDO_OFFERED_MS } from '@bayan/domain/sessions/status-undo';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshProofField } from '#people/auth/security/fresh-proof-field.tsx';
import { useFreshProof } from '#people/auth/security/use-fresh-proof.ts';
import { useAuth } from '#platform/auth/auth-context.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { showToast } from '#ui/toast.tsx';
import { useSetActive, useSetRole } from './use-people.ts';

interface RoleDialogProps {
  readonly person: {
    readonly id: string;
    readonly name: string;
    readonly nameAr: string | null;
    readonly email: string | null;
    readonly version: number;
  };
  readonly onClose: () => void;
}

const TURNED_AWAY = 'away';

/** Gives an account that has no role the one that it is for, or turns it away; each choice says what it means (R880). */
export function RoleDialog({ person, onClose }: RoleDialogProps) {
  const { t } = useTranslation('people');
  const errorTexts = useErrorTexts();
  const name = nameOf(person, useLanguage());
  const { userProfile } = useAuth();
  const [chosen, setChosen] = useState<Role | typeof TURNED_AWAY | null>(null);
  const [isChecked, setChecked] = useState(false);
  const setRole = useSetRole();
  const setActive = useSetActive();
  const fresh = useFreshProof();
  const error = fresh.besideIt((chosen === TURNED_AWAY ? setActive : setRole).error);
  const choices = [
    ...ROLES.toReversed().filter(role => userProfile && canChangePersonWithRole(userProfile, role)),
    TURNED_AWAY,
  ] as const;

  async function save() {
    setChecked(true);
    if (chosen === null || (chosen === 'admin' && !(await fresh.isGiven()))) return;
    const at = { params: { id: person.id }, version: person.version };
    try {
      const { profile } = await (chosen === TURNED_AWAY
        ? setActive.mutateAsync({ ...at, body: { isActive: false } })
        : setRole.mutateAsync({ ...at, body: { role: chosen } }));
      showToast({
        title: t(`role.done.${chosen}`),
        text: name,
        tone: 'success',
        action: {
          label: t('undo'),
          forMs: UNDO_OFFERED_MS,
          onPress: () => void takeBack(chosen, profile.version),
        },
      });
      onClose();
    } catch (refused) {
      // The dialog says why, and keeps what was chosen.
      fresh.asks(refused);
    }
  }

  async function takeBack(given: Role | typeof TURNED_AWAY, version: number) {
    const at = { params: { id: person.id }, version };
    try {
      if (given === TURNED_AWAY) await setActive.mutateAsync({ ...at, body: { isActive: true } });
      else await setRole.mutateAsync({ ...at, body: { role: null } });
    } catch (refused) {
      showToast({ ...errorTexts(refused), tone: 'danger' });
    }
  }

  return (
    <EditDialog
      title={t('role.title', { name })}
      about={person.email ?? undefined}
      saveLabel={t(chosen === TURNED_AWAY ? 'role.turnAway' : 'role.confirm')}
      isPending={setRole.isPending || setActive.isPending || fresh.isPending}
      problem={error && errorTexts(error)}
      draft={null}
      versions={null}
      onSave={() => void save()}
      onClose={onClose}
    >
      <RadioGroup
        name="role"
        label={t('role.label')}
        isRequired
        options={choices.map(id => ({ id, label: t(`role.choices.${id}.name`) }))}
        value={chosen}
        onChange={setChosen}
        error={isChecked && chosen === null ? t('role.none') : undefined}
      />
      <dl className="flex flex-col gap-3 text-sm">
        {choices.map(choice => (
          <div key={choice}>
            <dt className="font-semibold">{t(`role.choices.${choice}.name`)}</dt>
            <dd className="text-ink-soft">{t(`role.choices.${choice}.means`)}</dd>
          </div>
        ))}
      </dl>
      {chosen === 'admin' && <FreshProofField fresh={fresh} />}
    </EditDialog>
  );
}
