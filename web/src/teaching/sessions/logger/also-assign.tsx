import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';

export interface AlsoAssignProps {
  readonly isSelected: boolean;
  readonly isDisabled: boolean;
  readonly onChange: (isSelected: boolean) => void;
}

/** Whether what is written as homework is to become an assignment. */
export function AlsoAssign(props: AlsoAssignProps) {
  const { t } = useTranslation('sessions');
  return (
    <Checkbox name="alsoAssign" {...props}>
      {t('logger.fields.alsoAssign')}
    </Checkbox>
  );
}
