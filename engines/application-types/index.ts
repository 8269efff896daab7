/** What an application can be. */
export type ApplicationType = 'private' | 'public' | 'management';

/** Whose key a request can have: an application's, or a session's. */
export type KeyType = ApplicationType | 'session';
