import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { FieldProblem } from '@bayan/domain/errors';
import { Checkbox } from '../../ui/checkbox.tsx';
import { CheckboxGroup } from '../../ui/checkbox-group.tsx';
import { RadioGroup } from '../../ui/radio-group.tsx';
import { Select } from '../../ui/select.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField } from '../../ui/text-field.tsx';
import type { Answer } from './answers.ts';
import { CertificatesField } from './certificates-field.tsx';
import type { FieldSpec } from './form-steps.ts';
import { useFormTexts } from './use-form-texts.ts';

interface ApplicationFieldProps {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  readonly field: FieldSpec;
  readonly answer: Answer | undefined;
  readonly problem: FieldProblem | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');
const chosenIn = (answer: Answer | undefined) =>
  Array.isArray(answer) ? answer.filter(part => typeof part === 'string') : [];

/** One question with the control that suits its answer. */
export function ApplicationField({
  kind,
  applicationId,
  field,
  answer,
  problem,
  onAnswer,
}: ApplicationFieldProps) {
  const texts = useFormTexts(kind);
  const { name, control, isOptional = false, autoComplete } = field;
  const shared = {
    name,
    label: texts.labelOf(field),
    hint: texts.hintOf(field),
    error: texts.problemText(field, problem),
    isRequired: !isOptional,
  };
  const typed = {
    ...shared,
    ...(autoComplete && { autoComplete }),
    value: textOf(answer),
    onChange: onAnswer,
  };
  const options = texts.optionsOf(field);
  switch (control) {
    case 'line':
      return <TextField {...typed} />;
    case 'email':
      return <TextField {...typed} type="email" inputMode="email" dir="ltr" />;
    case 'phone':
      return <TextField {...typed} type="tel" inputMode="tel" dir="ltr" />;
    case 'number':
      return <TextField {...typed} inputMode="numeric" />;
    case 'writing':
      return <TextArea {...shared} value={textOf(answer)} onChange={onAnswer} />;
    case 'select':
      return (
        <Select {...typed} value={textOf(answer) || null} options={withOwn(options, textOf(answer), texts)} />
      );
    case 'one':
      return <RadioGroup {...shared} value={textOf(answer) || null} options={options} onChange={onAnswer} />;
    case 'several':
      return <CheckboxGroup {...shared} value={chosenIn(answer)} options={options} onChange={onAnswer} />;
    case 'confirmation':
      return (
        <Checkbox
          name={name}
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
  chosen: string,
  { optionText }: Pick<ReturnType<typeof useFormTexts>, 'optionText'>,
) =>
  chosen === '' || options.some(({ id }) => id === chosen)
    ? options
    : [{ id: chosen, label: optionText('timezone', chosen) }, ...options];
