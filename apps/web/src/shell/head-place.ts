import { createContext } from 'react';

/** Where in the site's header a table puts its own head; null until the header stands. */
export const HeadPlace = createContext<HTMLElement | null>(null);
