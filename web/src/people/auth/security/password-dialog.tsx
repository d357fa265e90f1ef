import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { PasswordField } from '#ui/password-field.tsx';
import { showToast } from '#ui/toast.tsx';
import { FormDialog } from './form-dialog.tsx';
import { KeepCalendarAddress } from './keep-calendar-address.tsx';
import { ProofField } from './proof-field.tsx';
import type { SecurityDialogProps } from './security-dialog.ts';
import { useProof } from './use-proof.ts';

export function PasswordDialog({ calendarAddress, onClose }: SecurityDialogProps) {
  const { t } = useTranslation(['security', 'sign-in']);
  const { user } = useAuth();
  const proof = useProof();
  const [password, setPassword] = useState('');
  const [isAddressKept, setAddressKept] = useState(false);

  async function onSubmit() {
    if (password === '' || proof.value === '') return;
    const kept = calendarAddress ? { keep_calendar_address: isAddressKept } : {};
    const change = { password, ...proof.given, ...kept };
    if (!(await proof.call(service => service.updateUser(change)))) return;
    calendarAddress?.lookAgain();
    showToast({ title: t('password.saved.title'), text: t('password.saved.text'), tone: 'success' });
    onClose();
  }

  const newPassword = (
    <PasswordField
      label={t('sign-in:newPassword.label')}
      name="password"
      autoComplete="new-password"
      hint={t('sign-in:newPassword.hint')}
      error={proof.otherError}
      value={password}
      onChange={setPassword}
      isRequired
    />
  );
  return (
    <FormDialog
      title={t('password.title')}
      submitLabel={t('password.save')}
      isPending={proof.isPending}
      onSubmit={() => void onSubmit()}
      onClose={onClose}
    >
      {/* Written anew with each field that comes: a browser asks whose password it is by what came with it. */}
      <input
        key={proof.kind}
        type="email"
        name="username"
        autoComplete="username"
        value={user?.email ?? ''}
        readOnly
        hidden
      />
      {/* A code stands behind the password: before it a browser takes it for the name that the password belongs to. */}
      {proof.kind === 'code' && newPassword}
      <ProofField proof={proof} />
      {proof.kind === 'password' && newPassword}
      {calendarAddress && <KeepCalendarAddress isKept={isAddressKept} onChange={setAddressKept} />}
    </FormDialog>
  );
}
