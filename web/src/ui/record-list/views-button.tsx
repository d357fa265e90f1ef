import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { trashIcon } from '#ui/icons/room-icons.ts';
import { PageLink } from '#ui/page-link.tsx';
import { PopoverButton } from '#ui/popover-button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { SAVED_VIEW_LIMITS, useSavedViews } from './use-saved-views.ts';

const linkClass =
  'flex min-h-11 grow items-center text-sm text-teal underline-offset-4 hover:underline aria-[current]:font-semibold';

/** What was typed to find somebody may be a child's name, and is not kept. */
function withoutSearch(search: string): string {
  const address = new URLSearchParams(search);
  address.delete('q');
  return address.toString();
}

/** The filters of a list under names of one's own (R871). */
export function ViewsButton({ list }: { readonly list: string }) {
  const { t } = useTranslation('lists');
  const { search } = useLocation();
  const { views, save, remove } = useSavedViews(list);
  const [name, setName] = useState('');
  const query = withoutSearch(search);
  const current = (of: string) => (of === query ? { 'aria-current': 'true' as const } : {});

  function saveView(event: FormEvent) {
    event.preventDefault();
    const wanted = name.trim();
    if (!wanted) return;
    save({ name: wanted, query });
    setName('');
  }

  return (
    <PopoverButton label={t('views.open')}>
      <ul className="flex flex-col">
        <li className="flex">
          <PageLink to="?" {...current('')} className={linkClass}>
            {t('views.everything')}
          </PageLink>
        </li>
        {views.map(view => (
          <li key={view.name} className="flex items-center gap-2">
            <PageLink to={`?${view.query}`} {...current(view.query)} className={linkClass}>
              <bdi>{view.name}</bdi>
            </PageLink>
            <IconButton
              icon={trashIcon}
              label={t('views.remove', { name: view.name })}
              onPress={() => remove(view.name)}
            />
          </li>
        ))}
      </ul>
      <form onSubmit={saveView} className="mt-3 flex flex-col gap-3 border-t border-line pt-4">
        <TextField
          name="view"
          label={t('views.name')}
          hint={t('views.hint')}
          value={name}
          onChange={setName}
          maxLength={SAVED_VIEW_LIMITS.name}
        />
        <Button type="submit" tone="secondary" isDisabled={name.trim() === ''}>
          {t('views.save')}
        </Button>
      </form>
    </PopoverButton>
  );
}
