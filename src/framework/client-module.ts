import type { ClientModule } from '@docusaurus/types';

/** Called when the reader goes to another address, before its page shows; what it returns is called when it shows. */
export type OnRouteUpdate = NonNullable<ClientModule['onRouteUpdate']>;

/** Called when the page of an address shows. */
export type OnRouteDidUpdate = NonNullable<ClientModule['onRouteDidUpdate']>;

/** An address that the reader is at, with the key of its entry in the history. */
export type RouteLocation = Parameters<OnRouteDidUpdate>[0]['location'];
