import { useEffect, useState } from 'react';

/**
 * A debounced value, which changes once the given one has not changed for a while: for announcements to a screen reader
 * while its user types.
 *
 * @param delay in milliseconds
 */
export function useSettled(value: string, delay: number): string {
  const [settled, setSettled] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => {
      setSettled(value);
    }, delay);
    return () => {
      clearTimeout(timer);
    };
  }, [value, delay]);
  return settled;
}
