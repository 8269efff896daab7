/** What the bar at the top can hold, as `content/site/navigation.ts` lists it. */
export type BarItem = {
  readonly position: 'left' | 'right';
  readonly label?: string;
} & (
  | { readonly type: 'page'; readonly route: string; readonly label: string }
  | { readonly type: 'sidebar'; readonly sidebar: string; readonly label: string }
  | { readonly type: 'link'; readonly href: string; readonly label: string; readonly className?: string }
  | { readonly type: 'search' }
  | { readonly type: 'color-mode' }
);
