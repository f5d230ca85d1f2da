import { describe, expect, test } from 'vitest';
import data from '../components.json' with { type: 'json' };
import { BUILDING_SPACES, LINE_CELLS, SPACES_OF_LINE, STATUE_LINE } from '../rules/content/temple.ts';
import { edgeOf, TILES } from '../rules/content/tiles.ts';
import { COLOURS, CONDITIONS, conditionOf, GODS, PURITIES, purityOf } from '../rules/content/wheel.ts';
import { leaderOf } from '../rules/districts.ts';
import { neighbours, opposite, panFor } from '../rules/draft.ts';
import { afterRound, goods, legalOf, make, pointsFor, scene, told, turnOf } from './scene.ts';

const god = (name: (typeof GODS)[number]) => GODS.indexOf(name);
const purity = (colour: (typeof COLOURS)[number], condition: (typeof CONDITIONS)[number]) =>
  PURITIES[purityOf(COLOURS.indexOf(colour), CONDITIONS.indexOf(condition))];

describe('the wheel', () => {
  test('[2.2.1] gods clockwise, their neighbours and opposites', () => {
    expect(GODS).toEqual(['horus', 'ra', 'hathor', 'bastet', 'thoth', 'osiris']);
    expect(neighbours(god('ra'))).toEqual([god('horus'), god('hathor')]);
    expect(neighbours(god('horus'))).toEqual([god('osiris'), god('ra')]);
    expect(opposite(god('horus'))).toBe(god('bastet'));
    expect(opposite(god('thoth'))).toBe(god('ra'));
    expect(opposite(god('hathor'))).toBe(god('osiris'));
  });

  test('[2.2.2] two sunny sectors from the wheel position on, then shaded, two dark, shaded; a rotation adds one', () => {
    const at = (wheel: number) => GODS.map((_, sector) => CONDITIONS[conditionOf(wheel, sector)]);
    expect(at(0)).toEqual(['sunny', 'sunny', 'shaded', 'dark', 'dark', 'shaded']);
    expect(at(4)).toEqual(['shaded', 'dark', 'dark', 'shaded', 'sunny', 'sunny']);
    const running = afterRound(2, { wheel: 5 });
    expect(told(running, 'rotation')).toEqual([{ kind: 'rotation', wheel: 0 }]);
  });

  test('[2.2.3] every colour in every light', () => {
    const rows = COLOURS.map((colour) => CONDITIONS.map((condition) => purity(colour, condition)));
    expect(rows).toEqual([
      ['pure', 'tainted', 'forbidden'],
      ['forbidden', 'tainted', 'pure'],
      ['tainted', 'pure', 'forbidden'],
      ['forbidden', 'pure', 'tainted'],
      ['tainted', 'tainted', 'tainted'],
    ]);
  });

  test('[RB1] a white die in sun, shade and dark', () => {
    const lights = CONDITIONS.map((condition) => purity('white', condition));
    expect(lights).toEqual(['pure', 'tainted', 'forbidden']);
  });

  test('[RB2] a black die in dark, shade and sun', () => {
    expect(purity('black', 'dark')).toBe('pure');
    expect(purity('black', 'shaded')).toBe('tainted');
    expect(purity('black', 'sunny')).toBe('forbidden');
  });

  const SHADE_SUN_DARK = ['shaded', 'sunny', 'dark'] as const;

  test('[RB3] yellow and brown dice', () => {
    expect(SHADE_SUN_DARK.map((c) => purity('yellow', c))).toEqual(['pure', 'tainted', 'forbidden']);
    expect(SHADE_SUN_DARK.map((c) => purity('brown', c))).toEqual(['pure', 'forbidden', 'tainted']);
  });

  test('[RB4] a gray die is tainted in each sector of a real table', () => {
    const state = scene({ wheel: 3 });
    expect(GODS.map((_, sector) => panFor(state, sector, COLOURS.indexOf('gray')))).toEqual([1, 1, 1, 1, 1, 1]);
  });
});

describe('the board', () => {
  test('[2.3.1] the token names the god, the position the bonus: moving a token moves its bonus', () => {
    const plan = { seats: 4, gods: 'bastet:1', dice: 'bastet gray1', players: [{ papyrus: 2 }] };
    const paid = (tokens: string) => goods(make(turnOf({ ...plan, tokens }), 'take bastet gray1', 'act bastet'), 1);
    expect(paid('bastet osiris ra hathor thoth horus')).toEqual({ papyrus: 1 });
    expect(paid('osiris bastet ra hathor thoth horus')).toEqual({ bread: 1 });
    expect(paid('osiris ra bastet hathor thoth horus')).toEqual({ limestone: 1 });
    expect(paid('osiris ra hathor bastet thoth horus')).toEqual({ gold: 1 });
    expect(paid('osiris ra hathor thoth bastet horus')).toEqual({ scribe: 1 });
    const sixth = make(
      turnOf({ ...plan, tokens: 'osiris ra hathor thoth horus bastet' }),
      'take bastet gray1',
      'act bastet',
    );
    expect(pointsFor(sixth, 'statue bonus', 1)).toBe(2);
  });

  test.each([
    [1, 1],
    [2, 1],
    [3, 2],
    [4, 3],
  ])('[2.3.2] %i players: %i open slots for each god', (seats, open) => {
    const gods = Array.from({ length: open }, () => 'hathor:0').join(' ');
    const plan = { seats, dice: 'horus white4', players: [{ granite: 4 }] };
    const full = make(turnOf({ ...plan, gods }), 'take horus white4', 'act horus');
    expect(legalOf(full, 'statue')).toEqual(['statue row', 'statue column', 'statue workshops', 'statue quarries']);
    const free = gods.split(' ').slice(1).join(' ');
    expect(legalOf(make(turnOf({ ...plan, gods: free }), 'take horus white4', 'act horus'), 'statue')).toContain(
      'statue hathor',
    );
  });

  test.each([
    [1, 10],
    [2, 10],
    [3, 14],
    [4, 18],
  ])('[2.4.1] %i players: %i building spaces, the closed ones never offered', (seats, open) => {
    const running = make(
      turnOf({ seats, dice: 'hathor brown3', players: [{ bread: 9 }] }),
      'take hathor brown3',
      'act hathor',
    );
    expect(legalOf(running, 'build')).toHaveLength(open);
  });

  test('[2.4.2] a space serves the five cells of one line; the statue spaces the middle row and the middle column', () => {
    const line = (name: string) => BUILDING_SPACES.find((space) => space.name === name)?.line ?? -1;
    expect(LINE_CELLS[line('w2')]).toEqual([5, 6, 7, 8, 9]);
    expect(LINE_CELLS[line('e2')]).toEqual([5, 6, 7, 8, 9]);
    expect(LINE_CELLS[line('s4')]).toEqual([3, 8, 13, 18, 23]);
    expect(LINE_CELLS[line('n4')]).toEqual([3, 8, 13, 18, 23]);
    expect(STATUE_LINE.map((i) => LINE_CELLS[i])).toEqual([
      [10, 11, 12, 13, 14],
      [2, 7, 12, 17, 22],
    ]);
    expect(SPACES_OF_LINE.flat()).toHaveLength(18);
  });

  test('[2.5.1] a quarter turn moves each edge on clockwise; a laid tile keeps its turn', () => {
    const unturned = [0, 1, 2, 3].map((direction) => edgeOf(21, 0, direction));
    expect([0, 1, 2, 3].map((direction) => edgeOf(21, 1, direction))).toEqual([unturned[3], ...unturned.slice(0, 3)]);
    expect([0, 1, 2, 3].map((direction) => edgeOf(21, 4, direction))).toEqual(unturned);
    const running = make(
      turnOf({ dice: 'ra white1', raSlots: 'P22 P23 P24', players: [{ limestone: 2 }] }),
      'take ra white1',
      'act ra',
      'lay r2c2',
      'turn 3',
    );
    expect(running.state.tiles[6]).toBe(23 * 4 + 3);
  });

  test('[2.7.1] happiness stops at the population, whatever raises it', () => {
    const festival = make(
      turnOf({ dice: 'bastet gray6', players: [{ papyrus: 2, happiness: 2, population: 5 }] }),
      'take bastet gray6',
      'act bastet',
    );
    expect(festival.state.players[0]?.happiness).toBe(5);
    const blessed = make(
      turnOf({ dice: 'bastet gray6', players: [{ blessings: 'B07', happiness: 4, population: 5 }] }),
      'bless B07 happiness',
    );
    expect(blessed.state.players[0]?.happiness).toBe(5);
  });

  test('[2.8.1] 24 slots with one building each at every number of players', () => {
    for (const seats of [1, 2, 3, 4]) {
      const state = scene({ seats, dice: 'osiris gray3', osiris: 'bread-3:0' });
      expect(state.osiris).toHaveLength(24);
      const running = make(
        turnOf({ seats, dice: 'osiris gray3', osiris: 'bread-3:0' }),
        'take osiris gray3',
        'act osiris',
      );
      expect(legalOf(running, 'osiris')).toEqual(['osiris papyrus-3', 'osiris limestone-3', 'osiris granite-3']);
    }
  });

  test('[2.8.2] the workshop statue counts for papyrus and bread, the quarry statue for limestone and granite', () => {
    const workshops = scene({ people: 'workshops:0' });
    expect([0, 1, 2, 3].map((district) => leaderOf(workshops, district))).toEqual([0, 0, -1, -1]);
    const quarries = scene({ people: 'quarries:1' });
    expect([0, 1, 2, 3].map((district) => leaderOf(quarries, district))).toEqual([-1, -1, 1, 1]);
  });

  test('every decree of the component file scores by a rule that is written, and every tile has an ability or none', () => {
    const known = ['per', 'repeat-decree', 'paid-population-symbols', 'happiness-lead-over-last', 'leftover-resources'];
    known.push('turn-order', 'half-pure-dice', 'action-before-final-scoring', 'score-temple-again');
    expect(data.cards.decrees.items.filter(({ score }) => !known.includes(score.op))).toEqual([]);
    const without = data.pillarTiles.items.filter(({ ability }) => ability === null).map(({ code }) => code);
    expect(TILES.filter(({ ability }) => ability.op === 'none').map(({ code }) => code)).toEqual(without);
  });
});
