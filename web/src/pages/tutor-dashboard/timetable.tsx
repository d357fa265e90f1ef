import { TimetablePage } from '#pages/dashboard/timetable-page.tsx';

export const TutorTimetable = () => <TimetablePage viewer="tutor" />;
