import type { ReactNode } from 'react';
export default function SearchBar(): ReactNode { return null; }
