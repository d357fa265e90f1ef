interface Called {
  readonly name: string;
  readonly nameAr: string | null;
}

/** What somebody is called, and nothing else of them. */
export const calledOnly = ({ name, nameAr }: Called): Called => ({ name, nameAr });
