// The pages, each loaded when it is first gone to.
import type { Component } from 'svelte';

export interface PageProps {
  /** The parts of the address, by name. */
  parts: Record<string, string>;
}
/** A page need not look at the parts of its address. */
type Loader = () => Promise<{ default: Component<PageProps> | Component }>;

export const PAGES: Record<string, Loader> = {
  lobby: () => import('./Lobby.svelte'),
  table: () => import('./TableDoor.svelte'),
  decks: () => import('./Decks.svelte'),
  cards: () => import('./Cards.svelte'),
  replays: () => import('./Replays.svelte'),
  rulings: () => import('./Rulings.svelte'),
  settings: () => import('./Settings.svelte'),
  campaigns: () => import('./Campaigns.svelte'),
  learn: () => import('./Learn.svelte'),
  nowhere: () => import('./Nowhere.svelte'),
};
