import { useState } from 'react';
import { Button, Input, TextField } from 'react-aria-components';
import { useTranslation } from 'react-i18next';
import { beginsWithTheLine, controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';
import { Icon } from './icon.tsx';

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
          <Button
            type="button"
            onPress={() => setShown(!isShown)}
            aria-label={t(isShown ? 'ui.password.hide' : 'ui.password.show')}
            className="absolute inset-y-0 end-0 grid w-11 place-items-center rounded-card text-ink-soft hover:text-teal focus-visible:outline-offset-[-3px]"
          >
            <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
          </Button>
        </div>
      </FieldFrame>
    </TextField>
  );
}
