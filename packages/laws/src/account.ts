import { type Play, sha256, type Vocabulary } from '@naos/engine';

/** Fingerprints of where a game stands and of everything it told on the way. */
export interface Account {
  readonly state: string;
  readonly told: string;
}

/** The account of a loud game that was played from its start. */
export function accountOf<V extends Vocabulary>(play: Play<V>): Account {
  return { state: sha256(JSON.stringify(play.state)), told: sha256(JSON.stringify(play.told)) };
}
