import { type ComponentType, type LazyExoticComponent, lazy } from 'react';
import { languageOf, useSettings } from '../store/settings.ts';
import { fetchAllWords } from '../words/catalogs.ts';

/** A page beyond the first: it comes when it is opened, with the texts that it says. */
export function page<P>(load: () => Promise<{ default: ComponentType<P> }>): LazyExoticComponent<ComponentType<P>> {
  return lazy(async () => {
    const [loaded] = await Promise.all([load(), fetchAllWords(languageOf(useSettings.getState()))]);
    return loaded;
  });
}
