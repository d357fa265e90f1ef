import { ApplyPage } from './apply/apply-page.tsx';

export const Enquire = () => <ApplyPage kind="enquiry" />;
