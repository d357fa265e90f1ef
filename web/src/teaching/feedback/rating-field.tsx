import { RATINGS } from '@bayan/domain/feedback/feedback.limits';
import { useTranslation } from 'react-i18next';
import { StarRating } from '#ui/star-rating.tsx';

interface RatingFieldProps {
  readonly value: number | null;
  readonly error?: string | undefined;
  readonly onChange: (rating: number) => void;
}

/** '1 Poor' to '5 Excellent', and what the chosen one means (R121). */
export function RatingField({ value, error, onChange }: RatingFieldProps) {
  const { t } = useTranslation('feedback');
  const chosen = RATINGS.find(stars => stars === value);
  return (
    <StarRating
      name="rating"
      label={t('rating')}
      hint={chosen ? t(`descriptions.${chosen}`) : t('ratingHint')}
      error={error}
      meanings={RATINGS.map(stars => t(`meanings.${stars}`))}
      value={value}
      onChange={onChange}
    />
  );
}
