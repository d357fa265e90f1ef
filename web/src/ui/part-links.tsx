import { PageLink } from './page-link.tsx';

interface PartLinksProps {
  readonly label: string;
  readonly parts: readonly { readonly id: string; readonly label: string; readonly to: string }[];
  /** The id of the one that is open. */
  readonly current: string;
}

/** The way between pages that belong together, as tabs are drawn. */
export const PartLinks = ({ label, parts, current }: PartLinksProps) => (
  <nav aria-label={label} className="mt-5">
    <ul className="flex gap-6 overflow-x-auto border-b border-line">
      {parts.map(({ id, label: name, to }) => (
        <li key={id} className="shrink-0">
          <PageLink
            to={to}
            aria-current={id === current ? 'page' : undefined}
            className="-mb-px flex min-h-11 items-center border-b-2 border-transparent text-sm font-semibold text-ink-soft transition-colors duration-150 outline-offset-[-2px] hover:text-ink aria-[current]:border-teal aria-[current]:text-teal forced-colors:border-[Canvas] forced-colors:aria-[current]:border-[Highlight]"
          >
            {name}
          </PageLink>
        </li>
      ))}
    </ul>
  </nav>
);
