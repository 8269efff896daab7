import { languagesByWord, SDK_LANGUAGES } from '../../../pipeline/code-samples/index.ts';

/** Describes what all SDKs of servers share. */
const SERVER_SDKS = '/docs/sdks/server-side';
const SERVER_SDK = /^\/docs\/sdks\/server-side(?:-legacy)?\/([^/]+)$/;

function languageOf(route: string): readonly string[] {
  return (
    languagesByWord()
      .get(SERVER_SDK.exec(route)?.[1] ?? '')
      ?.slice(0, 1) ?? []
  );
}

/**
 * The languages whose SDK a page describes: its route's; for the page about all SDKs those without a page of
 * their own.
 *
 * @param routes of all pages
 * @returns names as in `?lang=`; none for a page that is not about an SDK of a server
 */
export function sdkLanguages(route: string, routes: readonly string[]): readonly string[] {
  if (route !== SERVER_SDKS) return languageOf(route);
  const described = routes.filter((one) => one.startsWith(`${SERVER_SDKS}/`)).flatMap(languageOf);
  return SDK_LANGUAGES.filter((language) => !described.includes(language));
}
