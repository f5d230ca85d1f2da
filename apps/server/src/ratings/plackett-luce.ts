/** How well somebody plays: the likeliest figure, and how far it may be off. */
export interface Skill {
  readonly mu: number;
  readonly sigma: number;
}

export const NEWCOMER: Skill = { mu: 25, sigma: 25 / 3 };

/** How much luck one game holds, beside the spread of a newcomer. */
const BETA = 25 / 6;
/** What a skill may have changed since the game before; it keeps the spread from vanishing. */
const TAU = 25 / 300;
/** No game takes more than this part of a spread away. */
const LEAST = 1e-4;

/**
 * Skills after a game of everybody against everybody, by places; equal places are draws. Weng and Lin, "A Bayesian
 * Approximation Method for Online Ranking", algorithm 4 (Plackett-Luce): the winner is drawn from all, the second from
 * the rest, and so on, each with a chance that grows with their skill.
 */
export function skillsAfter(skills: readonly Skill[], places: readonly number[]): readonly Skill[] {
  const players = skills.map(({ mu, sigma }, seat) => ({
    mu,
    variance: sigma ** 2 + TAU ** 2,
    place: places[seat] ?? skills.length,
  }));
  const scale = Math.sqrt(players.reduce((sum, { variance }) => sum + variance + BETA ** 2, 0));
  const strength = (mu: number): number => Math.exp(mu / scale);
  /** Each draw: the strength of all who were still to be placed, and how many share the place. */
  const draws = players.map(({ place }) => ({
    place,
    left: players.reduce((sum, other) => (other.place >= place ? sum + strength(other.mu) : sum), 0),
    shared: players.filter((other) => other.place === place).length,
  }));
  return players.map(({ mu, variance, place }, seat) => {
    let omega = 0;
    let delta = 0;
    for (const [i, draw] of draws.entries()) {
      if (draw.place > place) continue;
      const chance = strength(mu) / draw.left;
      omega += ((i === seat ? 1 : 0) - chance) / draw.shared;
      delta += (chance * (1 - chance)) / draw.shared;
    }
    const sigma = Math.sqrt(variance);
    const narrower = delta * (variance / scale ** 2) * (sigma / scale);
    return { mu: mu + omega * (variance / scale), sigma: sigma * Math.sqrt(Math.max(1 - narrower, LEAST)) };
  });
}
