import { PeoplePage } from './people-page.tsx';

export const AdminTutors = () => <PeoplePage of="tutor" />;
