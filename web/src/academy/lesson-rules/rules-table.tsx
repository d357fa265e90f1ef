import { changedRules, LESSON_RULE_NAMES, type LessonRules } from '@bayan/domain/lesson-rules/lesson-rules';
import { useTranslation } from 'react-i18next';
import { useRuleText } from './use-rule-text.ts';

interface RulesTableProps {
  readonly caption: string;
  /** With it only what changes is shown, side by side. */
  readonly before: LessonRules | null;
  readonly rules: LessonRules;
}

export function RulesTable({ caption, before, rules }: RulesTableProps) {
  const { t } = useTranslation('lesson-rules');
  const text = useRuleText();
  const names = before ? changedRules(before, rules) : LESSON_RULE_NAMES;
  return (
    <table className="w-full table-fixed text-sm">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr className="border-b border-line text-ink-soft">
          <th scope="col" className="py-2 pe-3 text-start font-medium">
            {t('table.rule')}
          </th>
          {before && (
            <th scope="col" className="py-2 pe-3 text-start font-medium">
              {t('table.before')}
            </th>
          )}
          <th scope="col" className="py-2 text-start font-medium">
            {t(before ? 'table.after' : 'table.value')}
          </th>
        </tr>
      </thead>
      <tbody>
        {names.map(name => (
          <tr key={name} className="border-b border-line align-top last:border-b-0">
            <th scope="row" className="py-2.5 pe-3 text-start font-semibold">
              {t(`fields.${name}`)}
            </th>
            {before && <td className="py-2.5 pe-3 text-ink-soft">{text(name, before)}</td>}
            <td className="py-2.5">{text(name, rules)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
