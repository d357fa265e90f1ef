import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { FieldProblem } from '@bayan/domain/errors';
import { PhoneField } from '#ui/phone/phone-field.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { Answer } from './answers.ts';
import type { FieldSpec } from './form-steps.ts';
import type { LazyFormParts } from './lazy-form-parts.ts';
import { useFormTexts } from './use-form-texts.ts';

interface ApplicationFieldProps {
  readonly kind: ApplicationKind;
  readonly applicationId: string;
  readonly field: FieldSpec;
  /** Where the question is answered by choosing; undefined until it has come. */
  readonly Choice: LazyFormParts['ChoiceField'];
  readonly answer: Answer | undefined;
  /** What the form says about where the person lives. */
  readonly country: string | null;
  readonly problem: FieldProblem | undefined;
  readonly onAnswer: (answer: Answer) => void;
}

const textOf = (answer: Answer | undefined) => (typeof answer === 'string' ? answer : '');

/** One question with the control that suits its answer. */
export function ApplicationField({
  kind,
  applicationId,
  field,
  Choice,
  answer,
  country,
  problem,
  onAnswer,
}: ApplicationFieldProps) {
  const texts = useFormTexts(kind);
  const { name, isOptional = false, autoComplete } = field;
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
  switch (field.control) {
    case 'line':
      return <TextField {...typed} maxLength={field.maxLength} />;
    case 'email':
      return <TextField {...typed} maxLength={field.maxLength} type="email" inputMode="email" dir="ltr" />;
    case 'phone':
      return <PhoneField {...typed} country={country} />;
    case 'number':
      return <TextField {...typed} maxLength={field.maxLength} inputMode="numeric" />;
    case 'writing':
      return <TextArea {...shared} maxLength={field.maxLength} value={textOf(answer)} onChange={onAnswer} />;
    default:
      if (!Choice) return <Skeleton rows={1} />;
      return (
        <Choice
          {...shared}
          kind={kind}
          applicationId={applicationId}
          field={field}
          control={field.control}
          answer={answer}
          onAnswer={onAnswer}
        />
      );
  }
}
