import { TimetablePage } from '#pages/dashboard/timetable-page.tsx';

export const AdminTimetable = () => <TimetablePage viewer="admin" />;
