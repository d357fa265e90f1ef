import { createContext, useContext } from 'react';

/** On the page's root element, where the server tells the browser that the visitor's country alone made it Arabic. */
export const byCountryAttribute = 'data-by-country';

const VisitContext = createContext(false);
export const VisitProvider = VisitContext.Provider;
export const useIsArabicByCountry = () => useContext(VisitContext);
