import type { ApplicationKind } from '@bayan/domain/applications/application-kind';
import type { ErrorCode, FieldProblem } from '@bayan/domain/errors';
import { useTranslation } from 'react-i18next';
import { cityOf } from '#platform/city-of.ts';
import type { Option } from '#ui/options.ts';
import type { FieldSpec } from './form-steps.ts';

/** Under which name the words for a problem are kept; those that fit any field stand in where there are none. */
function wordsFor({ name, control }: FieldSpec, kind: ApplicationKind, problem: FieldProblem): string {
  if (control === 'several') return 'chosen';
  if (control === 'confirmation') return 'confirmed';
  return kind === 'enquiry' && name === 'email' && problem === 'required' ? 'contact' : name;
}

/** The words around the questions of one form. */
export function useFormTexts(kind: ApplicationKind) {
  const { t } = useTranslation(['apply', 'errors', 'names']);
  /** What has the same name everywhere, such as a city, has it among the names. */
  const optionText = (name: string, id: string) =>
    t([`options.${name}.${id}`, `names:${name}.${id}`], { defaultValue: cityOf(id) });
  return {
    optionText,
    labelOf({ name, label = name, isOptional = false }: FieldSpec) {
      const text = t(`labels.${label}`);
      return isOptional && kind !== 'enquiry' ? t('optional', { label: text }) : text;
    },
    hintOf: ({ hint }: FieldSpec) => hint && t(`hints.${hint}`),
    optionsOf: ({ name, options = [] }: FieldSpec): Option[] =>
      options.map(id => ({ id, label: optionText(name, id) })),
    problemText(field: FieldSpec, problem: FieldProblem | undefined) {
      if (problem === undefined) return undefined;
      const own = `problems.${wordsFor(field, kind, problem)}.${problem}`;
      return t(own, { defaultValue: t(`errors:field.${problem}`) });
    },
    /** Why something did not reach us, and what to do. */
    refusalTexts: (code: ErrorCode) =>
      code === 'idempotency.mismatch'
        ? { title: t('received.title'), text: t('received.text') }
        : {
            title: t(`errors:${code}.title`, { defaultValue: '' }),
            text: t(`errors:${code}.text`, { defaultValue: '' }),
          },
  };
}
