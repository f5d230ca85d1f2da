import { numberAt, rule } from '@naos/engine';
import { BOARDS, bareCells } from '../content/boards.ts';
import { wholeDeck } from '../content/cards.ts';
import { GODS } from '../content/colours.ts';
import { ROUNDS } from '../content/geometry.ts';
import { specialsOf } from '../content/specials.ts';
import { allStrips, STRIP_LENGTHS } from '../content/strips.ts';
import { allTiles } from '../content/tiles.ts';
import { pointsOf } from '../scoring.ts';
import { playerAt } from '../state.ts';
import type { TempleProcedure, TempleTable } from '../vocabulary.ts';
import { BOARD_STREAM, DECK_STREAM, FIRST_STREAM, PILE_STREAM, SPECIAL_STREAM, TILE_STREAM } from '../vocabulary.ts';
import { openNext } from './use.ts';

function dealBoards(table: TempleTable): void {
  const boards = BOARDS.map((_, board) => board);
  table.shuffle(BOARD_STREAM, boards);
  table.learned();
  for (let seat = 0; seat < table.state.seats; seat++) {
    const player = playerAt(table.state, seat);
    player.board = numberAt(boards, seat);
    player.temple.cells = bareCells(player.board);
    table.tell({ kind: 'board dealt', seat, board: player.board });
  }
}

function shuffleDecks(table: TempleTable): void {
  table.state.decks = GODS.map((_, god) => {
    const deck = wholeDeck(god);
    table.shuffle(DECK_STREAM + god, deck);
    return deck;
  });
  for (let god = 0; god < GODS.length; god++) openNext(table, god);
}

function shufflePiles(table: TempleTable): void {
  table.state.piles = STRIP_LENGTHS.map((length, pile) => {
    const strips = allStrips(length);
    table.shuffle(PILE_STREAM + pile, strips);
    return strips;
  });
}

function shuffleTiles(table: TempleTable): void {
  const { state } = table;
  state.stock = allTiles();
  table.shuffle(TILE_STREAM, state.stock);
  state.specials = specialsOf(state.options.specials);
  table.shuffle(SPECIAL_STREAM, state.specials);
}

/** Setup (5.1 to 5.8), six rounds, scoring (chapter 10). Setup is the same for any number of players (5.9). */
export const game: TempleProcedure<'game'> = [
  rule('deal boards', dealBoards),
  rule('shuffle decks', shuffleDecks),
  rule('shuffle piles', shufflePiles),
  rule('shuffle tiles', shuffleTiles),
  rule('first player', (table) => {
    table.state.first = table.roll(FIRST_STREAM, table.state.seats);
    table.tell({ kind: 'first player', seat: table.state.first });
  }),
  rule('goals', (table) => {
    if (table.state.options.goals) table.begin({ do: 'goals', at: 0 });
  }),
  rule('rounds', (table) => {
    if (table.state.round === ROUNDS) return;
    table.again();
    table.begin({ do: 'round', at: 0, turns: 0 });
  }),
  rule('scoring', (table) => {
    if (table.loud) {
      for (let seat = 0; seat < table.state.seats; seat++) {
        table.tell({ kind: 'scored', seat, points: pointsOf(table.state, seat) });
      }
    }
    table.finish();
  }),
];
