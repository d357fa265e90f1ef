import { languageOfText } from '@bayan/domain/language/language-of-text';
import { TextArea as RacTextArea, TextField } from 'react-aria-components';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';

interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly maxLength?: number;
  readonly autoFocus?: boolean;
}

export const TextArea = ({ label, hint, error, rows = 4, ...rest }: TextAreaProps) => (
  <TextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={fieldClass}>
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <RacTextArea
        rows={rows}
        dir="auto"
        lang={languageOfText(rest.value) ?? undefined}
        className={`${controlClass} resize-y py-2.5`}
      />
    </FieldFrame>
  </TextField>
);
