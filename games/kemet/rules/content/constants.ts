import data from '../../components.json' with { type: 'json' };

/** The rulebook's numbers (SPEC chapters 5 to 15), from the component data. */
export const RULES = data.constants;

/** R49: the last round; the rulebook has no limit of its own. */
export const LAST_ROUND = data.guards.maxRounds;

/** How many colours, pyramids and tiles a number of players plays with (5.1 to 5.6). */
export interface SetupRow {
  readonly colors: number;
  readonly tiles: number;
  readonly pyramids: number;
  readonly removeDuplicates: boolean;
}

const BY_PLAYERS: Readonly<Record<string, SetupRow>> = data.setup.byPlayers;

/** The setup row of a number of players. */
export function setupFor(seats: number): SetupRow {
  const row = BY_PLAYERS[seats];
  if (row === undefined) throw new RangeError(`components.json has no setup for ${seats} players.`);
  return row;
}
