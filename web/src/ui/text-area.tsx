import { languageOfText } from '@bayan/domain/language/language-of-text';
import type { Ref } from 'react';
import {
  TextArea as RacTextArea,
  type TextAreaProps as RacTextAreaProps,
  TextField,
} from 'react-aria-components';
import { CharactersLeft } from './characters-left.tsx';
import { controlClass, FieldFrame, type FieldTexts, fieldClass } from './field.tsx';

interface TextAreaProps extends FieldTexts {
  readonly name: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly rows?: number;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
  /** The field takes no more than this. */
  readonly maxLength: number;
  readonly autoFocus?: boolean;
  readonly ref?: Ref<HTMLTextAreaElement>;
}

const noType = { type: undefined };
/** React Aria gives it the type of an input until it has seen the element. HTML knows no such attribute here. */
const withoutType: NonNullable<RacTextAreaProps['render']> = props => <textarea {...props} {...noType} />;

export const TextArea = ({ label, hint, error, rows = 4, ref, ...rest }: TextAreaProps) => (
  <TextField {...rest} isInvalid={error !== undefined} validationBehavior="aria" className={fieldClass}>
    <FieldFrame label={label} hint={hint} error={error} isRequired={rest.isRequired}>
      <RacTextArea
        {...(ref && { ref })}
        rows={rows}
        dir="auto"
        lang={languageOfText(rest.value) ?? undefined}
        render={withoutType}
        className={`${controlClass} resize-y py-2.5`}
      />
      <CharactersLeft typed={rest.value} maxLength={rest.maxLength} />
    </FieldFrame>
  </TextField>
);
