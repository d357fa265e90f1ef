import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { Tabs as RacTabs, Tab, TabList, TabPanel } from 'react-aria-components';

interface TabContent<Id extends string> {
  readonly id: Id;
  readonly label: string;
  readonly count?: number | undefined;
  readonly content?: ReactNode;
}

interface TabsProps<Id extends string> {
  readonly label: string;
  readonly tabs: readonly TabContent<Id>[];
  readonly selected: Id;
  readonly onSelect: (id: Id) => void;
  /** One panel for all tabs, for views of one thing: what has the focus in it keeps it when the view changes. */
  readonly children?: ReactNode;
}

export const Tabs = <Id extends string>({ label, tabs, selected, onSelect, children }: TabsProps<Id>) => (
  <RacTabs
    selectedKey={selected}
    onSelectionChange={key => {
      const tab = tabs.find(({ id }) => id === key);
      if (tab) onSelect(tab.id);
    }}
  >
    <TabList aria-label={label} className="flex gap-6 overflow-x-auto border-b border-line">
      {tabs.map(({ id, label: name, count }) => (
        <Tab
          key={id}
          id={id}
          ref={id === selected ? showInSight : null}
          className="-mb-px flex min-h-11 shrink-0 cursor-pointer items-center gap-2 border-b-2 border-transparent text-sm font-semibold text-ink-soft transition-colors duration-150 outline-offset-[-2px] hover:text-ink data-selected:border-teal data-selected:text-teal forced-colors:border-[Canvas] forced-colors:data-selected:border-[Highlight]"
        >
          {name}
          {count !== undefined && (
            <span className="rounded-full bg-sand-deep px-2 text-xs text-ink tabular-nums">{count}</span>
          )}
        </Tab>
      ))}
    </TabList>
    {children ? (
      <SharedPanel selected={selected}>{children}</SharedPanel>
    ) : (
      tabs.map(({ id, content }) => (
        <TabPanel key={id} id={id} className="pt-5">
          {content}
        </TabPanel>
      ))
    )}
  </RacTabs>
);

/** Not all tabs have room on a phone: their list is moved until the selected one is in sight, and the page is not. */
function showInSight(tab: HTMLElement | null): void {
  const list = tab?.parentElement;
  if (!list) return;
  const [frame, place] = [list.getBoundingClientRect(), tab.getBoundingClientRect()];
  const [before, after] = [Math.min(place.left - frame.left, 0), Math.max(place.right - frame.right, 0)];
  list.scrollBy({ left: before + after, behavior: 'instant' });
}

/** React Aria gives a panel the id of the tab that was selected first, and keeps it: the selected one must lead to it. */
function SharedPanel({ selected, children }: { readonly selected: string; readonly children: ReactNode }) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const tab = panel.current?.parentElement?.querySelector(`[role="tab"][data-key="${selected}"]`);
    const id = tab?.getAttribute('aria-controls');
    if (panel.current && id) panel.current.id = id;
  }, [selected]);
  return (
    <TabPanel ref={panel} id={selected} className="pt-5">
      {children}
    </TabPanel>
  );
}
