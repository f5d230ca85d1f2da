export { type Audience, Audiences, isIn, openlyUndoable, placeOf, viewerAt, WHOLE_AUDIENCE } from './audience.ts';
export { type Chance, copyChance, draw, fastChance, keyedChance } from './chance.ts';
export { copyPlain, samePlain } from './copy.ts';
export { EmptyChoice } from './empty-choice.ts';
export { FAULTS, type Fault } from './fault.ts';
export { type Game, GameError, type Interjections, type OptionRow, type Outcome } from './game.ts';
export { at, numberAt, oneOf } from './lookup.ts';
export { Match } from './match.ts';
export { completeOptions } from './match-setup.ts';
export { EVERYBODY, Play } from './play.ts';
export type { KeptPosition, Position } from './position.ts';
export {
  type Choice,
  choice,
  KINDS,
  type Procedure,
  type Procedures,
  type Rule,
  rule,
  type Step,
  type Together,
  together,
  type WhyNot,
} from './procedure.ts';
export type { Proposal } from './proposal.ts';
export { FastRandom, scramble } from './random.ts';
export { isRefusal, type Refusal } from './refusal.ts';
export { NOBODY, type Seat, type Viewer } from './seat.ts';
export { sha256 } from './sha256.ts';
export { imagined, type Situation, situationFrom, situationOf, whyNot } from './situation.ts';
export type { Table } from './table.ts';
export { copyAgenda, type Task } from './task.ts';
export { heardBy, hears, type Told } from './told.ts';
export {
  chainHash,
  type EndEntry,
  type Entry,
  type Head,
  LONGEST_TRANSCRIPT,
  type MoveEntry,
  readTranscript,
  type Transcript,
  writeLine,
  writeTranscript,
} from './transcript.ts';
export { type Verified, verify } from './verify.ts';
export type { GameOptions, GameState, GameView, Vocabulary } from './vocabulary.ts';
