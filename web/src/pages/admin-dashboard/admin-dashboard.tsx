import { Dashboard } from '#pages/dashboard/dashboard.tsx';
import { CommandPalette } from '#views/command-palette/command-palette.tsx';
import { pages, texts } from './pages.ts';

export const AdminDashboard = () => (
  <Dashboard of="admin" pages={pages} texts={texts}>
    <CommandPalette />
  </Dashboard>
);
