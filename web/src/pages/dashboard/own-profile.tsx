import type { ReactNode } from 'react';
import { NewAddressDialog } from '#people/auth/security/new-address-dialog.tsx';
import { ProfilePanel } from '#people/profiles/profile-panel.tsx';
import { useProfile } from '#people/profiles/use-profile.ts';
import { useErrorTexts } from '#platform/use-error-texts.ts';
import { LoadFailure } from '#ui/load-failure.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PageHeader } from './page-header.tsx';

interface OwnProfileProps {
  readonly title: string;
  readonly note: string;
  /** What stands below the profile while it is read. */
  readonly children: ReactNode;
}

/** The page of one's own profile, whatever the role. */
export function OwnProfile({ title, note, children }: OwnProfileProps) {
  const errorTexts = useErrorTexts();
  const { data: person, error, refetch } = useProfile();
  return (
    <>
      <PageHeader title={title} note={note} />
      <div className="mt-7">
        {person ? (
          <ProfilePanel person={person} NewAddress={NewAddressDialog}>
            {children}
          </ProfilePanel>
        ) : error ? (
          <LoadFailure {...errorTexts(error)} onRetry={() => void refetch()} />
        ) : (
          <Skeleton rows={4} />
        )}
      </div>
    </>
  );
}
