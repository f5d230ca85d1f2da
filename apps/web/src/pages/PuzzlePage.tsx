import { duelDay } from '@naos/bots/day';
import { nextPuzzle, type Puzzle, type PuzzleHead, puzzleRatingOf } from '@naos/game-module';
import { TableScreen, useScene } from '@naos/table-ui';
import { type ReactElement, useState } from 'react';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { useLoadedGame } from '../games/use-loaded-game.ts';
import { puzzleOf, TODAY } from '../puzzles/daily.ts';
import { PuzzleSession } from '../puzzles/puzzle-session.ts';
import { Riddle } from '../puzzles/Riddle.tsx';
import { sendTries } from '../puzzles/send-tries.ts';
import { usePuzzle, useSharedTries } from '../puzzles/use-puzzles.ts';
import { Gone } from '../shell/Gone.tsx';
import { Waiting } from '../shell/Waiting.tsx';
import { isMet, noteDaySolved, noteSolved, noteTry, usePuzzles } from '../store/puzzles.ts';
import { useSettings } from '../store/settings.ts';
import { botNames } from '../table/begin.ts';
import { usePreferences } from '../table/preferences.ts';
import { useRulesBeside } from '../table/RulesBeside.tsx';
import { TableHead } from '../table/TableHead.tsx';
import { useT } from '../words/index.ts';

/** One puzzle on the real board: the one that the address names, or the next by difficulty. */
export default function PuzzlePage({ game, id }: { readonly game: string; readonly id: string | null }): ReactElement {
  const t = useT();
  const loaded = useLoadedGame(game);
  const [memory] = useState(() => usePuzzles.getState());
  const [today] = useState(() => duelDay(Date.now()));
  const isToday = id === TODAY;
  const chosen = usePuzzle(game, (list) => {
    if (isToday) return puzzleOf(list, today);
    if (id !== null) return list.find((one) => one.id === id);
    return nextPuzzle(list, puzzleRatingOf(memory.tries, game).rating, (one) => isMet(memory, game, one)) ?? list[0];
  });
  useSharedTries();
  if (loaded === null || chosen === null) return <Waiting />;
  const { list, puzzle } = chosen;
  if (puzzle === undefined) {
    return <Gone title={t('puzzle.gone')} why={t('puzzle.gone.why')} to="/puzzles" way={t('puzzles.title')} />;
  }
  return <Opened key={puzzle.id} loaded={loaded} puzzle={puzzle} list={list} today={isToday ? today : null} />;
}

interface OpenedProps {
  readonly loaded: AnyLoadedGame;
  readonly puzzle: Puzzle;
  readonly list: readonly PuzzleHead[];
  /** The day whose puzzle it is, where it is opened as such. */
  readonly today: string | null;
}

function Opened({ loaded, puzzle, list, today }: OpenedProps): ReactElement {
  const t = useT();
  const game = loaded.game.id;
  const own = useSettings((settings) => settings.name) || t('site.guest');
  const textMode = useSettings((settings) => settings.textMode);
  const [session] = useState(() => {
    const others = botNames(t('bot.names'), puzzle.seats - 1);
    const names = Array.from({ length: puzzle.seats }, (_, seat) =>
      seat === puzzle.seat ? own : (others.shift() ?? ''),
    );
    const { id, rating, margin } = puzzle;
    return new PuzzleSession(loaded, puzzle, names, {
      // What games have not proven yet is for practice.
      met: (right) => {
        if (margin === 0) return;
        noteTry({ game, id, rating, right, at: Date.now() });
        void sendTries();
      },
      solved: (helped) => {
        noteSolved(game, id, helped ? 'helped' : 'alone');
        if (today !== null) noteDaySolved(today);
      },
    });
  });
  useScene(session);
  const preferences = { ...usePreferences(loaded), confirm: false, autoSkip: false };
  const place = list.findIndex(({ id }) => id === puzzle.id);
  const which = t('puzzle.which', { n: place + 1, of: list.length });
  const note = today === null ? which : t('today.puzzle');
  const rules = useRulesBeside(loaded);
  return (
    <main className="site-main puzzle" onClickCapture={rules.onClickCapture}>
      <TableHead game={game} note={note} />
      <TableScreen
        session={session}
        preferences={preferences}
        textMode={textMode}
        ruleHref={(id) => `/learn/${game}/${id}`}
        opened={rules.tabs}
        words={<Riddle session={session} say={preferences.say} place={place} list={list} />}
      />
    </main>
  );
}
