import { groupedPhone } from '@bayan/domain/fields/phone-text';
import type { Person } from '@bayan/domain/profiles/profiles.contract';
import { useTranslation } from 'react-i18next';
import { useAuth } from '#platform/auth/auth-context.ts';
import { shortDayText } from '#platform/clock-text.ts';
import { useLanguage } from '#platform/i18n.ts';
import { leftToRight } from '#platform/isolates.ts';
import { nameOf } from '#platform/person-name.ts';
import { useCity } from '#platform/use-city.ts';
import { Alert } from '#ui/alert.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Fact } from '#ui/fact.tsx';
import { Icon } from '#ui/icon.tsx';
import { editIcon } from '#ui/icons/room-icons.ts';
import { OwnWords } from '#ui/own-words.tsx';
import { ParentView } from './parent-view.tsx';
import { ProfilePicture } from './profile-picture.tsx';
import { StudentView } from './student-view.tsx';
import { TutorView } from './tutor-view.tsx';

interface ProfileViewProps {
  readonly person: Person;
  readonly onEdit: () => void;
}

export function ProfileView({ person, onEdit }: ProfileViewProps) {
  const { t } = useTranslation(['profiles', 'names', 'translation']);
  const language = useLanguage();
  const city = useCity();
  const { user } = useAuth();
  const { profile, tutor, student } = person;
  const where = { language, timeZone: profile.timezone };
  const otherName = language === 'ar' ? profile.name : profile.nameAr;
  return (
    <>
      {user?.new_email && (
        <Alert tone="accent" title={t('emailPending.title')}>
          {t('emailPending.text', { email: leftToRight(user.new_email) })}
        </Alert>
      )}
      <Card>
        <div className="flex flex-wrap items-start gap-5">
          <ProfilePicture person={person} />
          <div className="min-w-0 grow basis-60">
            <h2 className="text-xl leading-heading font-semibold">
              <bdi>{nameOf(profile, language)}</bdi>
            </h2>
            {otherName && (
              <p className="text-ink-soft">
                <OwnWords>{otherName}</OwnWords>
              </p>
            )}
            <div className="mt-2">
              <Badge tone={profile.isActive ? 'success' : 'quiet'}>
                {t(profile.isActive ? 'active' : 'inactive')}
              </Badge>
            </div>
          </div>
          <Button onPress={onEdit}>
            <Icon drawing={editIcon} />
            {t('edit')}
          </Button>
        </div>
        <dl className="mt-6 grid gap-5 border-t border-line pt-6 sm:grid-cols-2 xl:grid-cols-3">
          <Fact label={t('fields.email')}>
            <bdi dir="ltr" className="break-all">
              {profile.email ?? t('none')}
            </bdi>
          </Fact>
          <Fact label={t('fields.phone')}>
            {profile.phone ? <bdi dir="ltr">{groupedPhone(profile.phone)}</bdi> : t('none')}
          </Fact>
          <Fact label={t('fields.country')}>
            {profile.country
              ? t(`names:country.${profile.country}`, { defaultValue: profile.country })
              : t('none')}
          </Fact>
          <Fact label={t('fields.timezone')}>
            <bdi>{city(profile.timezone)}</bdi>
          </Fact>
          <Fact label={t('fields.language')}>{t(`translation:languages.${profile.language}`)}</Fact>
          <Fact label={t('fields.calendar')}>{t(`calendars.${profile.calendar}`)}</Fact>
          <Fact label={t('memberSince')}>{shortDayText(new Date(profile.createdAt), where)}</Fact>
          <Fact label={t('lastUpdated')}>{shortDayText(new Date(profile.updatedAt), where)}</Fact>
        </dl>
      </Card>
      {tutor && <TutorView tutor={tutor} />}
      {student && (
        <>
          <StudentView student={student} />
          <ParentView parent={student.parentContact} />
        </>
      )}
    </>
  );
}
