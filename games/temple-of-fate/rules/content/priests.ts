import components from '../../components.json' with { type: 'json' };

/** Priests of each player (3.0.7). */
export const PRIESTS = components.priests.perPlayer;
