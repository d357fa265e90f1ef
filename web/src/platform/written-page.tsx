import type { ShownByPage, ShownPage, WrittenPage } from '@bayan/domain/pages/written-page';
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react';
import { useLocation } from 'react-router';

/** The server writes into this element what a page shows that it made of what the database holds. */
export const writtenElementId = 'written';

interface AtAddress {
  readonly written: WrittenPage;
  readonly address: string;
}

const WrittenPageContext = createContext<AtAddress | null>(null);

const useAddress = () => {
  const { pathname, search } = useLocation();
  return pathname + search;
};

interface ProviderProps {
  readonly value: WrittenPage | null;
  readonly children: ReactNode;
}

/** What the document was written with belongs to the address that it was opened at. */
export function WrittenPageProvider({ value, children }: ProviderProps) {
  const here = useAddress();
  const [address] = useState(here);
  return <WrittenPageContext value={value && { written: value, address }}>{children}</WrittenPageContext>;
}

/** What the server knows of the page that is open; null on a page that it did not write. */
export function useWrittenPage(): WrittenPage | null {
  const here = useAddress();
  const found = useContext(WrittenPageContext);
  return found?.address === here ? found.written : null;
}

/**
 * What a page shows. Only the server knows it: whoever comes back to the page from one that the browser showed by itself
 * has it loaded anew, and sees nothing for that moment.
 */
export function useShown<Page extends ShownPage>(page: Page): ShownByPage[Page] | null {
  const written = useWrittenPage();
  const isHere = written?.page === page;
  useEffect(() => {
    if (!isHere) location.reload();
  }, [isHere]);
  return isHere ? (written.shown as ShownByPage[Page]) : null;
}
