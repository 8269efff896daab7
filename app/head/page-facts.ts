import type { PageType } from '../../pipeline/pages/index.ts';

/** A step of the breadcrumb. One without a route is only named. */
export interface Crumb {
  readonly label: string;
  readonly route?: string;
}

/** What is said about a page in its head. */
export interface PageFacts {
  readonly title: string;
  readonly description: string;
  /** Absent for what is shown at any URL, as the not-found page is. */
  readonly route?: string;
  /** Its page type, or that it's the home page. Absent for what isn't for readers. */
  readonly kind?: 'home' | PageType;
  readonly crumbs?: readonly Crumb[];
  /** What its contents list stands beside. Absent for a page without one. */
  readonly contents?: 'text' | 'operations' | undefined;
  /** When it was last changed, where that is known. */
  readonly changed?: Date;
}
