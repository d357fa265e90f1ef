import { useTranslation } from 'react-i18next';
import { leftToRight } from '#platform/isolates.ts';

/** What was done, in words: `session.status-changed` is 'status changed'. A newer server may know more actions. */
export function useActionText(): (action: string) => string {
  const { t, i18n } = useTranslation('audit');
  return action => {
    const verb = action.slice(action.indexOf('.') + 1);
    return i18n.exists(`audit:verbs.${verb}`) ? t(`verbs.${verb}` as 'verbs.changed') : leftToRight(action);
  };
}
