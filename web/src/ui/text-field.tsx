import { languageOfText } from '@bayan/domain/language/language-of-text';
import { Input, TextField as RacTextField } from 'react-aria-components';
import { CharactersLeft } from './characters-left.tsx';
import { beginsWithTheLine, controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';

interface TextFieldProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly type?: 'text' | 'email' | 'tel' | 'url' | 'search';
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  readonly isReadOnly?: boolean;
  readonly autoComplete?: string;
  readonly inputMode?: 'text' | 'email' | 'tel' | 'url' | 'numeric' | 'decimal';
  /** The field takes no more than this. */
  readonly maxLength: number;
  readonly autoFocus?: boolean;
  readonly onBlur?: () => void;
  /** `ltr` for what is written so in any language: e-mail addresses, phone numbers, links. */
  readonly dir?: 'ltr';
}

export const TextField = ({ label, hint, error, dir, ...rest }: TextFieldProps) => (
  <RacTextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={fieldClass}>
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <Input
        dir={dir}
        lang={dir ? undefined : (languageOfText(rest.value) ?? undefined)}
        className={`${controlClass} ${dir ? beginsWithTheLine : ''}`}
      />
      <CharactersLeft typed={rest.value} maxLength={rest.maxLength} />
    </FieldFrame>
  </RacTextField>
);
