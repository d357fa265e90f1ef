import type { LessonRuleName, LessonRules } from '@bayan/domain/lesson-rules/lesson-rules';
import { useTranslation } from 'react-i18next';

const UNITS = {
  cutOffHours: 'hours',
  movesPerLesson: 'times',
  movesPerMonth: 'times',
  furthestDays: 'days',
  leadHours: 'hours',
  tutorWaitsMinutes: 'minutes',
  familyWaitsMinutes: 'minutes',
} as const;

/** What a rule is, with its unit. */
export function useRuleText(): (name: LessonRuleName, rules: LessonRules) => string {
  const { t } = useTranslation('lesson-rules');
  return (name, rules) =>
    name === 'selfService'
      ? t(rules.selfService ? 'values.on' : 'values.off')
      : t(`units.${UNITS[name]}`, { count: rules[name] });
}
