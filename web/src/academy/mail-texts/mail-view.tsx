import { useLayoutEffect, useRef } from 'react';

interface MailViewProps {
  readonly html: string;
  readonly label: string;
}

/**
 * Shows the HTML of a mail apart from the styles of the page. Our policy lets no markup bring styles along, so each
 * element gets them by script. Nothing in it can be pressed.
 */
export function MailView({ html, label }: MailViewProps) {
  const host = useRef<HTMLElement>(null);
  useLayoutEffect(() => {
    if (!host.current) return;
    const root = host.current.shadowRoot ?? host.current.attachShadow({ mode: 'open' });
    const written = new DOMParser().parseFromString(html, 'text/html').body;
    root.replaceChildren(...[...written.childNodes].map(copied));
  }, [html]);
  return (
    <section
      ref={host}
      aria-label={label}
      inert
      className="overflow-hidden rounded-card border border-line"
    />
  );
}

const SAFE_ATTRIBUTES = ['dir', 'lang'];

function copied(node: Node): Node {
  if (!(node instanceof HTMLElement)) return document.createTextNode(node.textContent ?? '');
  const copy = document.createElement(node.tagName);
  for (const name of SAFE_ATTRIBUTES) {
    const value = node.getAttribute(name);
    if (value !== null) copy.setAttribute(name, value);
  }
  copy.style.cssText = node.getAttribute('style') ?? '';
  copy.append(...[...node.childNodes].map(copied));
  return copy;
}
