import { directionOf } from '@bayan/domain/language/language';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserI18n } from '#platform/i18n.ts';
import './design.css';
import { Panel } from './panel.tsx';
import { addressOf, allPanels, type PanelChoice, panelAt } from './panel-address.ts';
import { forceTheme } from './theme.ts';

async function panelElement({ language, theme }: PanelChoice) {
  document.documentElement.lang = language;
  document.documentElement.dir = directionOf(language);
  if (theme) forceTheme(theme);
  return <Panel i18n={await createBrowserI18n(language)} />;
}

/** Each in a page of its own, so that what floats above a page has the right direction and colours too. */
const AllPanels = () => (
  <div className="grid gap-4 bg-sand-deep p-4 lg:grid-cols-2">
    {allPanels.map(addressOf).map(address => (
      <iframe key={address} title={address} src={address} className="h-[90vh] w-full border border-line" />
    ))}
  </div>
);

const choice = panelAt(location.search);
const root = document.getElementById('root');
if (!root) throw new Error('The page lacks its root');
createRoot(root).render(<StrictMode>{choice ? await panelElement(choice) : <AllPanels />}</StrictMode>);
