import type { ReactNode } from 'react';
import { CheckboxButton, CheckboxField } from 'react-aria-components';
import { CheckMark, choiceRowClass } from './choice-mark.tsx';
import { ErrorLine, fieldClass } from './field.tsx';

interface CheckboxProps {
  readonly name?: string;
  /** Sent with a form where the box is ticked. */
  readonly value?: string;
  readonly isSelected: boolean;
  readonly onChange: (isSelected: boolean) => void;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly error?: string | undefined;
  readonly children: ReactNode;
}

export const Checkbox = ({ error, children, ...rest }: CheckboxProps) => (
  <CheckboxField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={fieldClass}>
    <CheckboxButton className={choiceRowClass}>
      <CheckMark />
      <span>{children}</span>
    </CheckboxButton>
    <ErrorLine error={error} />
  </CheckboxField>
);
