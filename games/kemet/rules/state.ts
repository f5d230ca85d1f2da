import type { Chance, GameState, Seat } from '@naos/engine';
import type { KemetTask } from './tasks.ts';

/** Nobody, nothing, nowhere: an area without troop, a space without token, a city without lord. */
export const NONE = -1;
/** Where a creature is that goes along with the group of a Move. */
export const CARRIED = -2;

/** A number for each side of a battle. */
export type BySide = [attacker: number, defender: number];

export type Phase = 'setup' | 'day' | 'night';

/**
 * Everything that lies open on the table. Areas, tiles, cards, creatures and colours are indexes into the content lists;
 * lists named after a player's goods have one entry for each seat.
 */
export interface Realm {
  readonly seats: number;
  round: number;
  phase: Phase;
  /** Which of the five laps of the day it is, from 1. */
  lap: number;
  /** The seat that has won at the start of its turn, or NONE. */
  winner: Seat;
  /** Mask of the tile colours in play. */
  colours: number;
  /** City of each seat, and seat of each city or NONE. */
  city: number[];
  lord: number[];
  /** Seats from the left of the turn order track; at the end of a night the slots taken so far. */
  order: Seat[];
  nextOrder: Seat[];
  /** How many tiles of each kind are still on offer. */
  offer: number[];
  /** Four masks for each seat, one per colour: the tiles it owns. */
  tiles: number[];
  /** For each creature its owner (NONE: still with its tile) and its area (NONE: in the owner's supply, or CARRIED). */
  tamer: Seat[];
  lair: number[];
  /** For each area the owner and size of its troop, and the attackers that stand before it in a battle. */
  holder: Seat[];
  units: number[];
  raiders: number[];
  /** For each district the height and the colour of its pyramid; height 0: none. */
  height: number[];
  colour: number[];
  prayer: number[];
  supply: number[];
  veterans: number[];
  battleFame: number[];
  divineFame: number[];
  /** Own action tokens not yet placed; mask of taken spaces; space of the silver token; tile of the gold token. */
  tokens: number[];
  spaces: number[];
  silverAt: number[];
  goldOn: number[];
  /** Mask of the colours bought in this day. */
  bought: number[];
  /** Three entries for each seat: the colour of the acquire token on each buy space, or NONE. */
  acquire: number[];
  /** Masks of battle cards: face-up discards and cards out of the game. */
  faceUp: number[];
  removed: number[];
  /** The discard pile of divine intervention cards, by kind. */
  pile: number[];
  /** Fifteen entries for each seat: cards that everybody knows to be in the hand (taken with Divine Memory). */
  known: number[];
  /** For the attacker and the defender: whether they have committed (R54). */
  ready: BySide;
  /** Whether the committed cards lie open. */
  revealed: boolean;
}

export interface KemetState extends Realm, GameState {
  agenda: KemetTask[];
  chance: Chance;
  /** Masks of battle cards. */
  battleHand: number[];
  faceDown: number[];
  /** Fifteen entries for each seat: the divine intervention cards in hand, by kind. */
  hand: number[];
  /** Kinds of the cards of the deck, the top one last. */
  deck: number[];
  /** Cards drawn with Vision of which one is to be kept, by kind. */
  vision: number[];
  /** What the attacker and the defender have committed: card to play, card to discard, fifteen added kinds each. */
  played: BySide;
  dropped: BySide;
  added: number[];
}

/** Table options: a city picked before the start for each seat, or `random` (R5). */
export interface KemetOptions {
  readonly [key: string]: string;
}

/** The random streams of the game. */
export const STREAMS = ['colours', 'cities', 'interventions', 'order'] as const;
export const COLOUR_STREAM = 0;
export const CITY_STREAM = 1;
export const CARD_STREAM = 2;
export const ORDER_STREAM = 3;
