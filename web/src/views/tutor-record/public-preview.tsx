import { publicChecksOf } from '@bayan/domain/public-tutors/public-checks';
import { shownNameOf } from '@bayan/domain/public-tutors/shown-name';
import type { WholeTutor } from '@bayan/domain/tutor-record/tutor-record.contract';
import { validityOf } from '@bayan/domain/vetting/check-expiry';
import { useTranslation } from 'react-i18next';
import { TutorCard } from '#people/public-tutors/tutor-card.tsx';
import { useVetting } from '#people/vetting/use-vetting.ts';
import { useLanguage } from '#platform/i18n.ts';
import { nameOf } from '#platform/person-name.ts';
import { useNow } from '#platform/use-now.ts';
import type { PublicForm } from './public-form.ts';

interface PublicPreviewProps extends Pick<WholeTutor, 'profile' | 'tutor'> {
  readonly form: PublicForm;
  readonly slug: string;
}

/** The card as families will see it, in the reader's language. Nothing in it can be pressed. */
export function PublicPreview({ profile, tutor, form, slug }: PublicPreviewProps) {
  const { t } = useTranslation('tutor-record');
  const language = useLanguage();
  const now = useNow();
  const checks = useVetting(profile.id).data?.checks ?? [];
  const confirmed = checks.filter(
    check => check.state === 'confirmed' && validityOf(check, now) !== 'expired',
  );
  return (
    <section aria-label={t('publish.preview')}>
      <h3 className="mb-2 text-sm font-semibold text-ink-soft">{t('publish.preview')}</h3>
      <div inert className="max-w-md">
        <TutorCard
          tutor={{
            slug,
            name: shownNameOf(nameOf(profile, language)),
            gender: tutor.gender,
            picture: profile.picture,
            subjects: tutor.subjects,
            years: Math.max(0, now.getUTCFullYear() - (form.teachingSince ?? now.getUTCFullYear())),
            languages: form.languages,
            levels: form.levels.length > 0 ? form.levels : ['primary'],
            line: language === 'ar' ? form.lineAr : form.line,
            checks: publicChecksOf(confirmed),
          }}
        />
      </div>
    </section>
  );
}
