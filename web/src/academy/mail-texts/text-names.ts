import { useTranslation } from 'react-i18next';

type Part = 'subject' | 'body' | 'asked' | 'action' | 'expiry' | 'note';

/** What a case of a mail is called: `student` of `body_student`, or `student-asked`. */
export function useCaseName(): (variant: string) => string {
  const { t } = useTranslation('mail-texts');
  return variant => t(`cases.${variant as 'student'}`, { defaultValue: variant });
}

/** ‘Text (for a student)’ of `body_student`. */
export function useTextName(): (name: string) => string {
  const { t } = useTranslation('mail-texts');
  const caseName = useCaseName();
  return name => {
    const [part = '', variant] = name.split('_');
    const label = t(`parts.${part as Part}`);
    return variant === undefined ? label : t('partOfCase', { part: label, case: caseName(variant) });
  };
}
