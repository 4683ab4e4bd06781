import { useEffect } from 'react';
import { noteLines } from '../reading/log.ts';

/**
 * Notes all lines of an introduction in the log once it is over, also those that were skipped: there they can be read, and
 * played from any of them.
 */
export function useSkippedInLog(over: boolean, lines: readonly string[]): void {
  useEffect(() => {
    if (over) noteLines(lines, true);
  }, [over, lines]);
}
