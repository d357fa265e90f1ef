import type { ComponentProps } from 'react';
import { useHref, useLinkClickHandler, useLocation } from 'react-router';
import { chooseAddress } from '#platform/chosen-address.ts';
import { isWrittenByServer } from '#platform/paths.ts';

interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'target'> {
  readonly to: string;
  readonly target?: '_blank';
}

/** A link to a page of ours. The router's own brings along the loading of pages ahead, which ours never do. */
export function PageLink({ to, target, onClick, children, ...rest }: PageLinkProps) {
  const href = useHref(to);
  const { pathname } = useLocation();
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, target && { target });
  return (
    <a
      {...rest}
      href={href}
      target={target}
      onClick={event => {
        onClick?.(event);
        if (isWrittenByServer(to)) return;
        follow(event);
        // Where the browser follows it by itself, in another tab perhaps, nothing changes here.
        if (event.defaultPrevented) chooseAddress(pathname, to);
      }}
    >
      {children}
    </a>
  );
}
