import { useTranslation } from 'react-i18next';
import { Checkbox } from '#ui/checkbox.tsx';
import { PopoverButton } from '#ui/popover-button.tsx';

interface ColumnsButtonProps {
  readonly offered: readonly { readonly id: string; readonly label: string }[];
  readonly isShown: (id: string) => boolean;
  readonly onChoose: (id: string, isWanted: boolean) => void;
}

export function ColumnsButton({ offered, isShown, onChoose }: ColumnsButtonProps) {
  const { t } = useTranslation('lists');
  return (
    <PopoverButton label={t('columns')}>
      <div className="flex flex-col">
        {offered.map(({ id, label }) => (
          <Checkbox key={id} isSelected={isShown(id)} onChange={isWanted => onChoose(id, isWanted)}>
            {label}
          </Checkbox>
        ))}
      </div>
    </PopoverButton>
  );
}
