import { duelDayBegins } from '@naos/bots/day';
import type { DuelRefusal, DuelStanding } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { Among } from '../duel/Among.tsx';
import { DuelShare } from '../duel/DuelShare.tsx';
import { Ladder } from '../duel/Ladder.tsx';
import { Luckless } from '../duel/Luckless.tsx';
import { type Fared, ladderOf, ownResult, passed } from '../duel/ladder.ts';
import { useAmong } from '../duel/use-among.ts';
import { useDuel } from '../duel/use-duel.ts';
import { useDuelDay, useToday } from '../duel/use-duel-day.ts';
import { titleOf } from '../games/game-modules.ts';
import { ownId } from '../online/api.ts';
import { levelText } from '../online/table/seat-name.ts';
import { Lost } from '../shell/Lost.tsx';
import { useTitle } from '../shell/use-title.ts';
import { type DuelTry, isRefused, tryOf, useDuels } from '../store/duels.ts';
import { type T, useLanguage, useT } from '../words/index.ts';
import '../styles/duel.css';

const UNPLAYED: Pick<DuelStanding, 'levels' | 'rows' | 'rank'> = { levels: [], rows: [], rank: null };

const REFUSED = {
  edited: 'duel.refused.edited',
  unfinished: 'duel.refused.unfinished',
  'other-rules': 'duel.refused.other-rules',
  'other-deal': 'duel.refused.other-deal',
  'other-bot': 'duel.refused.other-bot',
  'other-day': 'duel.refused.other-day',
  'too-early': 'duel.refused.too-early',
  closed: 'duel.refused.closed',
  copied: 'duel.refused.copied',
  'second-try': 'duel.refused.second-try',
} as const satisfies Record<DuelRefusal, string>;

interface DuelPageProps {
  readonly game: string;
  readonly day: string | null;
  /** Whose result the link was sent with. */
  readonly by: string | null;
}

/** How one fared on a day's deal, beside everybody else who played it and the bots' levels. */
export default function DuelPage(props: DuelPageProps): ReactElement {
  return props.day !== null && Number.isNaN(duelDayBegins(props.day)) ? <Lost /> : <OfDay {...props} />;
}

function OfDay({ game, day: asked, by }: DuelPageProps): ReactElement {
  const t = useT();
  const language = useLanguage();
  const { day: today } = useToday();
  const day = asked ?? today;
  const play = useDuel(game);
  const { among, club } = useAmong();
  const { card, offline } = useDuelDay(day, among);
  const here = useDuels((memory) => tryOf(memory, day, game));
  const standing = card?.games.find((one) => one.game === game) ?? null;
  const me = ownId();
  const mine: Fared | null = ownResult(here, standing, me);
  // A try that the server does not count opens nothing.
  const isOpen = standing !== null && (standing.rank !== null || (card !== null && card.closes <= Date.now()));
  const title = titleOf(game, language);
  const shown = standing ?? UNPLAYED;
  const names = { me: t('duel.you'), level: (level: string) => levelText(level, t) };
  const rungs = ladderOf(shown, mine, me, names);
  const date = new Date(`${day}T12:00:00Z`).toLocaleDateString(language, { day: 'numeric', month: 'long' });
  useTitle(t('duel.of', { game: title }));
  return (
    <main className="page duel-page">
      <p className="duel-head">
        <b>{t('duel.of', { game: title })}</b>
        <span>{date}</span>
      </p>
      <h1>{mine === null ? title : verdict(mine, shown, t)}</h1>
      <p className="soft">
        {mine === null ? t(day === today ? 'duel.unplayed' : 'duel.past') : rankText(standing, club, t)}
      </p>
      <Sent here={here} />
      {offline && <p className="notice">{t('duel.offline')}</p>}
      {mine === null && (
        <div className="row">
          <button type="button" className="btn strong" onClick={play}>
            {t('duel.play.of', { game: title })}
          </button>
        </div>
      )}
      {standing?.unfinished === true && <p className="soft">{t('duel.levels-soon')}</p>}
      <Among among={among} />
      <Ladder rungs={rungs} lit={mine === null ? by : me} files={isOpen ? { day, game } : null} />
      {standing !== null && standing.mean !== null && <Luckless rungs={rungs} mean={standing.mean} />}
      {mine !== null && !(mine === here && isRefused(here)) && (
        <DuelShare game={title} id={game} day={day} date={date} mine={mine} standing={shown} />
      )}
      <div className="row">
        {here !== null && (
          <Link className="btn" href={`/replay/${here.table}`}>
            {t('duel.review')}
          </Link>
        )}
        <Link className="btn" href="/duel">
          {t('duel.all')}
        </Link>
      </div>
    </main>
  );
}

function verdict(mine: Fared, standing: Pick<DuelStanding, 'levels'>, t: T): string {
  const { points } = mine;
  const best = standing.levels[passed(mine, standing).lastIndexOf(true)];
  if (best !== undefined) return t('duel.above', { points, level: levelText(best.level, t) });
  return t(standing.levels.length === 0 ? 'duel.scored' : 'duel.under', { points });
}

/** Where one stands: among everybody and, where it was asked for, among some. */
function rankText(standing: DuelStanding | null, club: string | null, t: T): string {
  if (standing === null || standing.rank === null) return '';
  const { people, rank, among } = standing;
  const all = people === 1 ? t('duel.first') : t('duel.rank', { rank, of: people });
  if (among?.rank == null || people === 1) return all;
  const values = { rank: among.rank, of: among.people, club: club ?? 'none' };
  return `${all} ${t(among.people === 1 ? 'duel.alone' : 'duel.rank.among', values)}`;
}

/** What became of the try of this device, where it was not simply counted. */
function Sent({ here }: { readonly here: DuelTry | null }): ReactElement | null {
  const t = useT();
  if (here === null || here.sent === 'counted') return null;
  if (here.sent === 'waiting') return <p className="notice">{t('duel.sending')}</p>;
  return (
    <p className="notice bad" role="alert">
      {t(REFUSED[here.sent])}
    </p>
  );
}
