import { LegalTextPage } from './privacy/legal-text-page.tsx';

export const Privacy = () => <LegalTextPage kind="privacy" />;
