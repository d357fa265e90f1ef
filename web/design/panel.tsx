import type { i18n } from 'i18next';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { Locale } from '#ui/locale.tsx';
import { Toasts } from '#ui/toast.tsx';
import { Actions } from './actions.tsx';
import { Charts } from './charts.tsx';
import { Dates } from './dates.tsx';
import { Fields } from './fields.tsx';
import { Figures } from './figures.tsx';
import { Icons } from './icons.tsx';
import { Lists } from './lists.tsx';
import { Messages } from './messages.tsx';
import { Overlays } from './overlays.tsx';
import { useSamples } from './samples.ts';

export const Panel = ({ i18n }: { readonly i18n: i18n }) => (
  <I18nextProvider i18n={i18n}>
    <MemoryRouter>
      <Locale>
        <Everything />
        <Toasts />
      </Locale>
    </MemoryRouter>
  </I18nextProvider>
);

export const Everything = () => (
  <main className="min-h-dvh bg-sand p-4 sm:p-8">
    <h1 className="mb-6 text-2xl leading-heading font-semibold">{useSamples().title}</h1>
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5 xl:grid-cols-[repeat(2,minmax(0,1fr))]">
      <Actions />
      <Messages />
      <Fields />
      <Dates />
      <Figures />
      <Lists />
      <Charts />
      <Overlays />
      <Icons />
    </div>
  </main>
);
