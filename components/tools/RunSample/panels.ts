/** The panels below samples, as a part of the page. Each is an island, made when its button is pressed for the first time. */
import { replaceAddress } from '@site/components/browser/navigation/replace-address';
import { ISLAND_WANTED } from '@site/components/browser/navigation/wanted-islands';
import { restWhileOpen } from '@site/components/browser/reading-place/rest-while-open';
import { openAround } from '@site/components/browser/reading-place/reveal-hash-target';
import { addressWithState, stateInAddress } from '@site/engines/addresses';
import { PANEL_SHOWN } from './panel-shown';

/** By their buttons. */
const panels = new WeakMap<HTMLElement, HTMLElement>();

const isOpen = (button: HTMLElement): boolean => button.getAttribute('aria-expanded') === 'true';

function askedSample(hash: string): string | undefined {
  return stateInAddress(hash, 'run')?.sample;
}

function close(button: HTMLElement, panel: HTMLElement): void {
  restWhileOpen(button, false);
  button.setAttribute('aria-expanded', 'false');
  panel.hidden = true;
  const { hash, href } = window.location;
  if (askedSample(hash) === button.dataset.run) replaceAddress(addressWithState(href, 'run', {}));
  button.focus();
}

/** Puts the panel of a button below its sample. One of several processors goes into their tab. */
function made(button: HTMLElement): HTMLElement {
  const panel = document.createElement('div');
  panel.dataset.island = 'RunSample';
  const { run: sample = '' } = button.dataset;
  panel.dataset.props = JSON.stringify({ sample, name: button.getAttribute('aria-label') ?? '' });
  const tab = button.closest('[data-panel]');
  if (tab === null) button.closest('[data-languages]')?.after(panel);
  else tab.append(panel);
  panel.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || event.isComposing) return;
    event.preventDefault();
    close(button, panel);
  });
  panels.set(button, panel);
  return panel;
}

function open(button: HTMLElement): void {
  const panel = panels.get(button) ?? made(button);
  if (!isOpen(button)) restWhileOpen(button, true);
  button.setAttribute('aria-expanded', 'true');
  panel.hidden = false;
  panel.dispatchEvent(new Event(ISLAND_WANTED, { bubbles: true }));
  panel.dispatchEvent(new Event(PANEL_SHOWN));
}

/** Opens the panel of a button, or closes it. */
export function togglePanel(button: HTMLElement): void {
  const panel = panels.get(button);
  if (panel !== undefined && isOpen(button)) close(button, panel);
  else open(button);
}

/** Opens the panel that a link asks for. One that's for no sample of the page changes nothing. */
export function openAsked(hash: string): void {
  const sample = askedSample(hash);
  const buttons = [...document.querySelectorAll<HTMLElement>('main [data-run]')];
  const button = buttons.find(({ dataset }) => dataset.run === sample);
  if (button === undefined) return;
  openAround(button);
  open(button);
  button.scrollIntoView();
}
