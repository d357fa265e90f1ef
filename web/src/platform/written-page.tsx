import type { WrittenPage } from '@bayan/domain/reminders/stop-page';
import { createContext, useContext } from 'react';

/** What the server knows of a page that it writes for one request alone; null on every other. */
const WrittenPageContext = createContext<WrittenPage | null>(null);
export const WrittenPageProvider = WrittenPageContext.Provider;
export const useWrittenPage = () => useContext(WrittenPageContext);
