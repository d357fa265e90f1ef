import type { Person } from '@bayan/domain/profiles/person';
import type { ReactNode } from 'react';
import { useProfileDraft } from './profile-draft.ts';
import { ProfileEditor } from './profile-editor.tsx';
import { profileFormOf } from './profile-form.ts';
import { ProfileView } from './profile-view.tsx';
import { useSubjectNames } from './use-subject-names.ts';

interface ProfilePanelProps {
  readonly person: Person;
  /** What stands below the profile while it is read. */
  readonly children: ReactNode;
}

/** One's own profile, to be read or to be edited on a copy (R19). */
export function ProfilePanel({ person, children }: ProfilePanelProps) {
  const names = useSubjectNames();
  const { draft, isResumed, write, drop } = useProfileDraft();
  if (draft) return <ProfileEditor draft={draft} isResumed={isResumed} onWrite={write} onDone={drop} />;
  return (
    <div className="flex flex-col gap-6">
      <ProfileView
        person={person}
        onEdit={() => write({ base: person, form: profileFormOf(person, names) })}
      />
      {children}
    </div>
  );
}
