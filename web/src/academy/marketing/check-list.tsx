import { Icon } from '#ui/icon.tsx';
import { checkIcon } from '#ui/icons/site-icons.ts';

export const CheckList = ({ items }: { readonly items: readonly string[] }) => (
  <ul className="grid gap-x-10 md:grid-cols-2">
    {items.map(item => (
      <li key={item} className="flex items-start gap-4 border-b border-line py-4">
        <Icon drawing={checkIcon} className="mt-1 size-5 text-teal" />
        {item}
      </li>
    ))}
  </ul>
);
