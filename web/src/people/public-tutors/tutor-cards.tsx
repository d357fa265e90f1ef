import type { PublicTutor } from '@bayan/domain/public-tutors/public-tutor';
import { TutorCard } from './tutor-card.tsx';

export const TutorCards = ({ tutors }: { readonly tutors: readonly PublicTutor[] }) => (
  <ul className="grid gap-4 sm:grid-cols-2 xl:grid-cols-3">
    {tutors.map(tutor => (
      <li key={tutor.slug} className="flex">
        <TutorCard tutor={tutor} />
      </li>
    ))}
  </ul>
);
