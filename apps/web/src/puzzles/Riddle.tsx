import { nextPuzzle, type PuzzleHead } from '@naos/game-module';
import { type Line, line, type Say } from '@naos/words';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { BotDesk } from '../bots/bot-desk.ts';
import { isMet, usePuzzles } from '../store/puzzles.ts';
import { useT } from '../words/index.ts';
import type { PuzzleSession, Try } from './puzzle-session.ts';
import { usePuzzleRating } from './use-puzzles.ts';

interface RiddleProps {
  readonly session: PuzzleSession;
  readonly say: Say;
  /** Place of the puzzle in the list, from 0. */
  readonly place: number;
  readonly list: readonly PuzzleHead[];
}

/** Ratings from which on a puzzle is of middling difficulty, and hard. */
const HARD = { middling: 1100, hard: 1400 };

/** How hard it is, in words. */
const hardness = (rating: number) =>
  rating < HARD.middling ? 'puzzle.hard.1' : rating < HARD.hard ? 'puzzle.hard.2' : 'puzzle.hard.3';

const games = (chance: number): number => Math.round(chance * 100);

/** The task above the board: what is asked, what came of a try, help, and the way to the next one. */
export function Riddle({ session, say, place, list }: RiddleProps): ReactElement {
  const t = useT();
  const { puzzle, result, loaded } = session;
  const game = loaded.game.id;
  const memory = usePuzzles();
  const own = usePuzzleRating(game);
  const [before] = useState(own);
  const done = list.filter(({ id }) => memory.solved[game]?.[id] !== undefined).length;
  const label = (text: string) => session.labelled(text, (move, view) => say(loaded.words.move(move, view)));
  const right = result?.right === true;
  const others = list.filter(({ id }) => id !== puzzle.id);
  const fitting = nextPuzzle(others, own.rating, (id) => isMet(memory, game, id));
  const next = (fitting ?? list[(place + 1) % list.length])?.id;
  const previous = list[(place + list.length - 1) % list.length]?.id;
  const name = session.scene().seats[puzzle.seat]?.name ?? '';
  return (
    <section className="riddle card" aria-label={t('puzzles.title')}>
      <p className="note">
        {t('puzzle.which', { n: place + 1, of: list.length })} · {t(hardness(puzzle.rating))} ({puzzle.rating}){' · '}
        {puzzle.margin === 0 && <>{t('puzzle.practice')} · </>}
        {t('puzzles.solved', { n: done, of: list.length })}
        {own.tries > 0 && <> · {t('puzzle.own', { rating: Math.round(own.rating), spread: Math.round(own.spread) })}</>}
        {own.tries > before.tries && <Change by={Math.round(own.rating) - Math.round(before.rating)} />}
      </p>
      <div aria-live="polite">
        {result === null && <p className="riddle-task">{t('puzzle.task', { name })}</p>}
        {result !== null && <Verdict session={session} result={result} label={label} say={say} />}
        {session.line.map((text) => (
          <p key={text}>{t('puzzle.line', { move: label(text) })}</p>
        ))}
      </div>
      {!right && session.candidates.length > 0 && <Candidates session={session} label={label} />}
      {done === list.length && !right && result === null && <p className="note">{t('puzzles.all-done')}</p>}
      <div className="row">
        <Link className="btn" href={`/puzzles/${game}/${previous}`} aria-label={t('puzzle.before')}>
          ←
        </Link>
        {!right && (
          <>
            <button type="button" className="btn" onClick={session.hint} disabled={session.candidates.length > 0}>
              {t('puzzle.hint')}
            </button>
            <button type="button" className="btn" onClick={session.show}>
              {t('puzzle.show')}
            </button>
          </>
        )}
        {session.more && (
          <button type="button" className="btn" onClick={session.goOn}>
            {t('puzzle.more')}
          </button>
        )}
        {right && (
          <button type="button" className="btn" onClick={session.again}>
            {t('puzzle.again')}
          </button>
        )}
        <Link className={right ? 'btn strong' : 'btn'} href={`/puzzles/${game}/${next}`}>
          {t('puzzle.next')}
        </Link>
      </div>
    </section>
  );
}

/** What the try has done to the rating. */
function Change({ by }: { readonly by: number }): ReactElement {
  return <b className={by < 0 ? 'puzzle-down' : 'puzzle-up'}> {by < 0 ? `−${-by}` : `+${by}`}</b>;
}

interface VerdictProps {
  readonly session: PuzzleSession;
  readonly result: Try;
  readonly label: (text: string) => string;
  readonly say: Say;
}

/** Right or wrong, with the figures that say so. */
function Verdict({ session, result, label, say }: VerdictProps): ReactElement {
  const t = useT();
  const { puzzle } = session;
  const { chance, rivals, margin, worlds, solution } = puzzle;
  const reasons = useReasons(session, result.right);
  if (!result.right) {
    return (
      <p className="notice bad">
        <b>{t('puzzle.wrong', { move: label(result.move) })}</b>
        <span>{t(result.atLeast ? 'puzzle.loss.more' : 'puzzle.loss', { loss: games(result.loss) })}</span>
      </p>
    );
  }
  return (
    <>
      <p className="notice good">
        <b>{t(session.wasHelped ? 'puzzle.shown' : 'puzzle.right', { move: label(solution) })}</b>
        <span>{t('puzzle.right.why', { chance: games(chance), loss: games(rivals[0]?.loss ?? 0) })}</span>
      </p>
      {reasons.length > 0 && <p>{t('hint.because', { list: reasons.map(say).join(', ') })}</p>}
      <p className="note">
        {margin > 0 ? t('puzzle.judge', { n: worlds, margin: games(margin) }) : t('puzzle.unproven')}
      </p>
    </>
  );
}

/** The topic of a solution that a look at one turn does not speak for. */
const AHEAD = 'ahead';

/** What carries the solution against the next best move, once it is found. */
function useReasons({ loaded, puzzle, start }: PuzzleSession, found: boolean): readonly Line[] {
  const [reasons, setReasons] = useState<readonly Line[]>([]);
  useEffect(() => {
    const other = puzzle.rivals[0]?.move;
    if (!found || other === undefined) return;
    const desk = new BotDesk();
    const { seat, solution: better } = puzzle;
    // The figures stand without them.
    desk.explain({ game: loaded.game.id, view: start.view, seat, moves: [better, other] }).then(
      // Games have proven it: where a look at one turn speaks for the other move, the reason lies further ahead.
      (plan) => setReasons(plan.moves[0]?.move === better ? plan.reasons : [line(`gains.${AHEAD}`)]),
      () => {},
    );
    return () => desk.close();
  }, [loaded, puzzle, start, found]);
  return reasons;
}

/** The solution among its rivals; choosing one is a try. */
function Candidates({ session, label }: Pick<VerdictProps, 'session' | 'label'>): ReactElement {
  const t = useT();
  return (
    <div className="candidates">
      <p>{t('puzzle.hint.text')}</p>
      <ul>
        {session.candidates.map((text) => (
          <li key={text}>
            <button type="button" className="btn" onClick={() => session.attempt(text)}>
              {label(text)}
            </button>
          </li>
        ))}
      </ul>
    </div>
  );
}
