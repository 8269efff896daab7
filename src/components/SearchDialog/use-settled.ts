import { useEffect, useState } from 'react';

/**
 * A value that follows another one when that has not changed for a while: what a screen reader is told while its user types.
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
