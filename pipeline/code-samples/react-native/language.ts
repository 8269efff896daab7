import type { Language } from '../language.ts';

export const reactNative = {
  id: 'react-native',
  label: 'React Native',
  grammar: 'tsx',
  family: 'web',
  sampleFile: { pattern: /^react-native\.tsx$/, name: 'react-native.tsx' },
  check: 'compiled',
} as const satisfies Language;
