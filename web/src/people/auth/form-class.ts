export const formClass = 'flex flex-col gap-5';

/** A link within or below a form; tall enough for a thumb where it stands alone. */
export const quietLinkClass = 'font-semibold text-teal underline-offset-4 hover:underline';
