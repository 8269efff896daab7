import type { ClientModule } from '@docusaurus/types';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { chooseLanguage, showLanguage } from '.';
import {
  ENVIRONMENT_ATTRIBUTE,
  ENVIRONMENT_KEY,
  LANGUAGE_ATTRIBUTES,
  LANGUAGE_KEYS,
  languageFamily,
  toEnvironment,
} from './constants';

/** A choice made in another tab of the browser shows here too. */
function followOtherTabs(event: StorageEvent): void {
  const root = document.documentElement;
  if (event.key === ENVIRONMENT_KEY) root.setAttribute(ENVIRONMENT_ATTRIBUTE, toEnvironment(event.newValue));
  const family = event.newValue === null ? undefined : languageFamily(event.newValue);
  if (family !== undefined && event.key === LANGUAGE_KEYS[family])
    root.setAttribute(LANGUAGE_ATTRIBUTES[family], event.newValue ?? '');
}

if (ExecutionEnvironment.canUseDOM) window.addEventListener('storage', followOtherTabs);

type RouteLocation = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

function languageIn({ search }: RouteLocation): string {
  return new URLSearchParams(search).get('lang') ?? '';
}

/**
 * Client module: `?lang=python` in the address chooses that language and keeps it. It shows before the page does: samples of
 * another length above the anchor would move it after the page has scrolled there.
 */
export const onRouteUpdate: ClientModule['onRouteUpdate'] = ({ location }) => {
  showLanguage(languageIn(location));
};

export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({ location }) => {
  chooseLanguage(languageIn(location));
};
