/** How each language of a sample is named on its tab, and which grammar colors it. */
export const languageLabels = {
  curl: { label: 'cURL', highlight: 'bash' },
  node: { label: 'Node.js', highlight: 'typescript' },
  python: { label: 'Python', highlight: 'python' },
  csharp: { label: 'C#', highlight: 'csharp' },
  go: { label: 'Go', highlight: 'go' },
  java: { label: 'Java', highlight: 'java' },
} as const satisfies Record<string, { readonly label: string; readonly highlight: string }>;
