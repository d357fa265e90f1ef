import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import { Checkbox } from '#ui/checkbox.tsx';
import { CheckboxGroup } from '#ui/checkbox-group.tsx';
import { RadioGroup } from '#ui/radio-group.tsx';
import { Select } from '#ui/select.tsx';
import type { Answer } from './answers.ts';
import { CertificatesField } from './certificates-field.tsx';
import type { ChoiceControl, FieldSpec } from './form-steps.ts';
import { useFormTexts } from './use-form-texts.ts';

interface ChoiceFieldProps {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  readonly field: FieldSpec;
  readonly control: ChoiceControl;
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly error: string | undefined;
  readonly isRequired: boolean;
  readonly answer: Answer | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const chosenIn = (answer: Answer | undefined) =>
  Array.isArray(answer) ? answer.filter(part => typeof part === 'string') : [];

/** One question that is answered by choosing. */
export function ChoiceField({
  kind,
  applicationId,
  field,
  control,
  answer,
  onAnswer,
  ...shared
}: ChoiceFieldProps) {
  const texts = useFormTexts(kind);
  const options = texts.optionsOf(field);
  const chosen = typeof answer === 'string' && answer !== '' ? answer : null;
  switch (control) {
    case 'select':
      return (
        <Select
          {...shared}
          {...(field.autoComplete && { autoComplete: field.autoComplete })}
          value={chosen}
          options={withOwn(options, chosen, texts)}
          onChange={onAnswer}
        />
      );
    case 'one':
      return <RadioGroup {...shared} value={chosen} options={options} onChange={onAnswer} />;
    case 'several':
      return <CheckboxGroup {...shared} value={chosenIn(answer)} options={options} onChange={onAnswer} />;
    case 'confirmation':
      return (
        <Checkbox
          name={shared.name}
          isSelected={answer === true}
          isRequired
          error={shared.error}
          onChange={onAnswer}
        >
          {shared.label}
        </Checkbox>
      );
    case 'files':
      return (
        <CertificatesField {...shared} applicationId={applicationId} answer={answer} onAnswer={onAnswer} />
      );
  }
}

/** Whoever lives by a clock that is not on our list finds it there all the same. */
const withOwn = (
  options: ReturnType<ReturnType<typeof useFormTexts>['optionsOf']>,
  chosen: string | null,
  { optionText }: Pick<ReturnType<typeof useFormTexts>, 'optionText'>,
) =>
  chosen === null || options.some(({ id }) => id === chosen)
    ? options
    : [{ id: chosen, label: optionText('timezone', chosen) }, ...options];
