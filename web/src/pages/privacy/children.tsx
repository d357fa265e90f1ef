import { LegalTextPage } from './legal-text-page.tsx';

export const PrivacyForChildren = () => <LegalTextPage kind="privacy-children" />;
