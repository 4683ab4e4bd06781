import { use } from 'react';
import { useLocation } from 'react-router';
import type { FoundBook } from '../../schema/sources.ts';
import { PrintedBook } from '../../stage/reading/printed-texts.ts';

/** The book that stands printed at this address; null if the page says that there is none, undefined if it was not printed. */
export function usePrintedBook(): FoundBook | null | undefined {
  const { pathname } = useLocation();
  const printed = use(PrintedBook);
  return printed && (printed.pathname ?? pathname) === pathname ? printed.found : undefined;
}
