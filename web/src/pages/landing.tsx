import { useSettings } from '#platform/settings.tsx';
import { ComingSoon } from './coming-soon.tsx';
import { Home } from './home.tsx';

/** The first address: the home page, or before the launch the page that says so (R195). */
export const Landing = () => (useSettings().launched ? <Home /> : <ComingSoon />);
