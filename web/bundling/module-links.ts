import type { Plugin } from 'vite';

/** What each module of a build imports, and which it loads by the name of their file. */
export interface ModuleLinks {
  readonly imports: ReadonlyMap<string, readonly string[]>;
  readonly loads: ReadonlyMap<string, readonly string[]>;
}

/** Notes the links of a build that it takes part in. */
export function noteLinks(): { readonly links: ModuleLinks; readonly plugin: Plugin } {
  const imports = new Map<string, readonly string[]>();
  const loads = new Map<string, readonly string[]>();
  const plugin: Plugin = {
    name: 'note-links',
    generateBundle() {
      for (const id of this.getModuleIds()) {
        const module = this.getModuleInfo(id);
        imports.set(id, module?.importedIds ?? []);
        loads.set(id, module?.dynamicallyImportedIds ?? []);
      }
    },
  };
  return { links: { imports, loads }, plugin };
}

/** Whether a module, or one that comes with it, loads a file by its name. */
export function namesFiles({ imports, loads }: ModuleLinks, module: string): boolean {
  const seen = new Set([module]);
  // What is added on the way is visited too.
  for (const one of seen) {
    if ((loads.get(one) ?? []).length > 0) return true;
    for (const next of imports.get(one) ?? []) seen.add(next);
  }
  return false;
}
