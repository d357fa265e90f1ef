import { useState } from 'react';
import { Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { beginsWithTheLine, controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import { eyeIcon, eyeOffIcon } from './icons/room-icons.ts';

interface PasswordFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly autoComplete: 'current-password' | 'new-password';
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly autoFocus?: boolean;
}

export function PasswordField({ label, hint, error, ...rest }: PasswordFieldProps) {
  const { t } = useTranslation();
  const [isShown, setShown] = useState(false);
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      isInvalid={error !== undefined}
      validationBehavior="aria"
      className={fieldClass}
    >
      <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
        <div className="relative">
          <Input
            dir="ltr"
            autoCapitalize="none"
            spellCheck={false}
            className={`${controlClass} ${beginsWithTheLine} pe-12 rtl:ps-12 rtl:pe-3.5`}
          />
          <span className="absolute inset-y-0 end-0">
            <IconButton
              icon={isShown ? eyeOffIcon : eyeIcon}
              label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
              onPress={() => setShown(!isShown)}
            />
          </span>
        </div>
      </FieldFrame>
    </TextField>
  );
}
