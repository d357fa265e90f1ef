import { ApplyPage } from './apply-page.tsx';

export const ApplyAsStudent = () => <ApplyPage kind="student" />;
