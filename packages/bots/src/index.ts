export type { Answer, Bot, BotShelf, Budget, Goals, Pool, Question, SpecialFigure } from './bot.ts';
export {
  type CheckedDuel,
  checkDuel,
  type DuelFault,
  type DuelResult,
  duelOfLevel,
} from './duel/check.ts';
export { duelDay, duelDayAfter, duelDayBegins } from './duel/day.ts';
export {
  DUEL_SEATS,
  duelBudget,
  duelDeal,
  duelLevel,
  duelMove,
} from './duel/deal.ts';
export { type Features, sigmoid } from './learning/features.ts';
export { fitWeights, lossOf } from './learning/fit.ts';
export { fitNet, lossOfNet } from './learning/fit-net.ts';
export { joinedLessons, LessonBook, type Lessons } from './learning/lessons.ts';
export { freshNet, type Gated, netParts, netWorth } from './learning/net.ts';
export { rivalTrainer } from './learning/rival-trainer.ts';
export { dot, linearWorth, rivalsChance, rivalsEvaluation } from './learning/rivals.ts';
export type { SelfPlay, Trainer } from './learning/trainer.ts';
export { loadFrozenWeights, loadWeights, readWeights, writeWeights } from './learning/weights.ts';
export { playArenaGame } from './measuring/arena-game.ts';
export { calibrationBeyondLuck } from './measuring/beyond-luck.ts';
export { dealSeed, evenScore, evenShare, type Pairing, playBlock } from './measuring/block.ts';
export { fitCalibration } from './measuring/fit-calibration.ts';
export { ladderSteps } from './measuring/ladder.ts';
export { type Peeking, peeking } from './measuring/no-peek.ts';
export { opinionsOn } from './measuring/opinions.ts';
export {
  calibrationError,
  type Hypotheses,
  type Measured,
  measured,
  type Verdict,
  verdictOf,
} from './measuring/statistics.ts';
export { yardsticksOf } from './measuring/yardsticks.ts';
export { type Calibration, type Calibrator, calibratedBot, type Statement } from './playing/calibrate.ts';
export { type Faced, MIRROR, mirrorLevel, mirrorPick, resultAgainst } from './playing/mirror.ts';
export { ORACLE, withOracle } from './playing/oracle.ts';
export { planOf, strongestOf } from './playing/plan.ts';
export { EVEN, OUTCOME, RIVALS, topicsBy } from './playing/reasons.ts';
export { type Slip, safeBot } from './playing/safe.ts';
export { leaning, type Manner } from './playing/styles.ts';
export { type Counselled, compareMoves } from './playing/teacher.ts';
export { thinking } from './playing/thinking.ts';
export { misjudged, type Sense, weakerBot } from './playing/weaken.ts';
export { type EvenResult, evenResults } from './review/judge.ts';
export { bestOf, onlyMove, type Ranked } from './search/answer.ts';
export { type Beyond, searchAnswers } from './search/answers.ts';
export { type Closer, searchDeeper } from './search/deeper.ts';
export { dialled, UNPAID } from './search/dial.ts';
export { type Evaluate, shareOf, worthOf } from './search/evaluate.ts';
export { exp } from './search/exp.ts';
export { flatBot } from './search/flat.ts';
export { greedyBot } from './search/greedy.ts';
export { sequentialHalving } from './search/halving.ts';
export { compared } from './search/looks.ts';
export { type HandType, type MatrixGame, openMatrix, type Solution, solveMatrix } from './search/matrix.ts';
export { Meter } from './search/meter.ts';
export { anyMove } from './search/policy.ts';
export { randomBot } from './search/random.ts';
export { searchRows } from './search/rows.ts';
export { treeBot } from './search/tree.ts';
