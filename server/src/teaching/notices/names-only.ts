interface Names {
  readonly name: string;
  readonly nameAr: string | null;
}

/** What somebody is called, and nothing else of them. */
export const namesOnly = ({ name, nameAr }: Names): Names => ({ name, nameAr });
