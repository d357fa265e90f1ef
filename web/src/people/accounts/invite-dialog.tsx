import { isEmailAddress } from '@bayan/domain/fields/email-address';
import { FIELD_LIMITS } from '@bayan/domain/fields/fields.limits';
import { languages } from '@bayan/domain/language/language';
import type { Role } from '@bayan/domain/roles';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { FreshProofField } from '#people/auth/security/fresh-proof-field.tsx';
import { useFreshProof } from '#people/auth/security/use-fresh-proof.ts';
import { zoneOptions } from '#people/profiles/zone-options.ts';
import { ApiError } from '#platform/api-client.ts';
import { COUNTRIES } from '#platform/countries-and-zones.ts';
import { useLanguage } from '#platform/i18n.ts';
import { useCity } from '#platform/use-city.ts';
import { useDraft } from '#platform/use-draft.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { useFieldErrors } from '#platform/use-field-errors.ts';
import { ComboBox } from '#ui/combo-box.tsx';
import { EditDialog } from '#ui/edit-dialog.tsx';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import { TextField } from '#ui/text-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { type InviteTexts, noInvitation, sentInvitation } from './invite-form.ts';
import { RightsField } from './rights-field.tsx';
import { useInvite } from './use-people.ts';

interface InviteDialogProps {
  readonly role: Role;
  readonly onClose: () => void;
}

/** Makes an account with its role and mails a link for choosing a password (R13). */
export function InviteDialog({ role, onClose }: InviteDialogProps) {
  const { t } = useTranslation(['people', 'profiles', 'names', 'translation', 'errors']);
  const language = useLanguage();
  const city = useCity();
  const errorTexts = useErrorTexts();
  const { typed, type, forget, draft } = useDraft(`invite.${role}`, noInvitation(role, language));
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error: refused } = useInvite();
  const fresh = useFreshProof();
  const error = fresh.besideIt(refused);
  const refusedAt = useFieldErrors(error);
  const isTaken = error instanceof ApiError && error.code === 'profile.email-taken';

  const missing = (name: 'name' | 'email') =>
    isChecked && typed[name].trim() === '' ? t('errors:field.required') : undefined;
  const wrongEmail = typed.email.trim() !== '' && !isEmailAddress(typed.email);
  const field = (name: Exclude<keyof InviteTexts, 'rights'>) => ({
    name,
    label: t(`profiles:fields.${name}`),
  });

  async function invite() {
    setChecked(true);
    if (typed.name.trim() === '' || typed.email.trim() === '' || wrongEmail) return;
    if (role === 'admin' && typed.rights.length === 0) return;
    if (!(await fresh.isGiven())) return;
    mutate(
      { body: sentInvitation(role, typed) },
      {
        onSuccess: ({ profile }) => {
          forget();
          showToast({
            title: t('invite.done.title'),
            text: t('invite.done.text', { email: profile.email }),
            tone: 'success',
          });
          onClose();
        },
        onError: fresh.asks,
      },
    );
  }

  return (
    <EditDialog
      title={t(`invite.button.${role}`)}
      saveLabel={t('invite.confirm')}
      isWide
      isPending={isPending || fresh.isPending}
      problem={error ? errorTexts(error) : null}
      draft={draft}
      versions={null}
      onSave={() => void invite()}
      onClose={onClose}
    >
      <p className="text-sm text-ink-soft">{t(`invite.what.${role}`)}</p>
      <div className="grid items-start gap-5 sm:grid-cols-2">
        <TextField
          {...field('email')}
          isRequired
          type="email"
          dir="ltr"
          value={typed.email}
          onChange={email => type({ email })}
          error={
            missing('email') ??
            (isTaken ? errorTexts(error).title : undefined) ??
            (isChecked && wrongEmail ? t('profiles:emailWrong') : refusedAt('email'))
          }
          maxLength={FIELD_LIMITS.email}
        />
        <TextField
          {...field('name')}
          isRequired
          value={typed.name}
          onChange={name => type({ name })}
          error={missing('name') ?? refusedAt('name')}
          maxLength={FIELD_LIMITS.name}
        />
        <TextField
          {...field('nameAr')}
          value={typed.nameAr}
          onChange={nameAr => type({ nameAr })}
          error={refusedAt('nameAr')}
          maxLength={FIELD_LIMITS.name}
        />
        <PhoneField
          {...field('phone')}
          country={typed.country}
          value={typed.phone}
          onChange={phone => type({ phone })}
          error={refusedAt('phone')}
        />
        <Select
          {...field('country')}
          value={COUNTRIES.find(code => code === typed.country) ?? null}
          options={COUNTRIES.map(id => ({ id, label: t(`names:country.${id}`) }))}
          onChange={country => type({ country })}
        />
        <ComboBox
          {...field('timezone')}
          isRequired
          value={typed.timezone}
          options={zoneOptions(typed.timezone, city)}
          onChange={timezone => timezone && type({ timezone })}
        />
        <RadioGroup
          {...field('language')}
          value={typed.language}
          options={languages.map(id => ({ id, label: t(`translation:languages.${id}`) }))}
          onChange={chosen => type({ language: chosen })}
        />
      </div>
      {role === 'admin' && (
        <RightsField rights={typed.rights} onChange={rights => type({ rights })} isChecked={isChecked} />
      )}
      <FreshProofField fresh={fresh} />
    </EditDialog>
  );
}
