import type { Page } from 'playwright-core';

interface Titled {
  untitled?: string[];
}

/** Looks at the title of the page's tab at every frame, from the moment the page has come. */
export const watchTitle = (page: Page) =>
  page.addInitScript(() => {
    const page = window as unknown as Titled;
    page.untitled = [];
    const look = () => {
      if (document.title.trim() === '') page.untitled?.push(location.pathname);
      requestAnimationFrame(look);
    };
    addEventListener('DOMContentLoaded', look);
  });

/** On the way to this screen the tab had no name. */
export const titleFaults = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const frames = (window as unknown as Titled).untitled?.splice(0) ?? [];
    return [...new Set(frames)].map(path => `had no title for ${frames.length} frames: ${path}`);
  });
