import { PeoplePage } from './people-page.tsx';

export const AdminStudents = () => <PeoplePage of="student" />;
