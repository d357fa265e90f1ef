import { ApplyPage } from './apply-page.tsx';

export const ApplyAsTutor = () => <ApplyPage kind="tutor" />;
