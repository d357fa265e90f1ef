import { LegalTextPage } from './privacy/legal-text-page.tsx';

export const Terms = () => <LegalTextPage kind="terms" />;
