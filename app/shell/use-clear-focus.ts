import { useEffect } from 'react';

/**
 * Scrolls what Tab has reached clear of the foot. By itself Firefox scrolls only to what is not seen at all, and half of it
 * may be under the foot.
 */
export function useClearFocus(): void {
  useEffect(() => {
    let byTab = false;
    const onKey = ({ key }: KeyboardEvent) => {
      byTab = key === 'Tab';
    };
    const onFocus = ({ target }: FocusEvent) => {
      if (byTab && target instanceof Element && target.closest('main'))
        target.scrollIntoView({ block: 'nearest' });
      byTab = false;
    };
    document.addEventListener('keydown', onKey, true);
    document.addEventListener('focusin', onFocus);
    return () => {
      document.removeEventListener('keydown', onKey, true);
      document.removeEventListener('focusin', onFocus);
    };
  }, []);
}
