import { duelThought } from '@naos/bots/duel';
import {
  type Game,
  hears,
  isRefusal,
  Match,
  type Proposal,
  type Refusal,
  readTranscript,
  type Seat,
  type Told,
  type Vocabulary,
  writeTranscript,
} from '@naos/engine';
import { afterFrame, Listeners, logOf, type Scene, type SeatInfo, type Session } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import { BotDesk } from '../bots/bot-desk.ts';
import type { AnyLoadedGame } from '../games/loaded-game.ts';
import { CALM_BEAT_MS } from '../store/settings.ts';
import { type SavedTable, saveTable, whenSavedElsewhere } from '../store/tables.ts';
import type { OpenMove } from './use-bot-reasons.ts';

/** A bot's answer is shown after at least this long, longer when the choice was hard: people like to see it think. */
const SHORTEST_THOUGHT_MS = 250;
const HARD_THOUGHT_MS = 600;

const NOTICES: Readonly<Partial<Record<Refusal['refused'], 'local.no-undo' | 'local.fault'>>> = {
  'take-back': 'local.no-undo',
  fault: 'local.fault',
};

/** A game in this page: the engine's match, bots in a worker, kept on this device after every move. */
export class LocalSession implements Session<Vocabulary> {
  readonly loaded: AnyLoadedGame;
  private match: Match<Vocabulary>;
  private readonly patience: number;
  private saved: SavedTable;
  private viewer: Seat | null;
  private curtain: Seat | null = null;
  private notice: Line | null = null;
  private readonly desk: Pick<BotDesk, 'ask' | 'close'>;
  private readonly listeners = new Listeners();
  private closed = false;
  /** A finished game of older rules that no longer fits is only looked at: playing on would write over its end. */
  private readonly frozen: boolean;
  private seenMoves: readonly OpenMove[] = [];
  private readonly leaveOtherTabs: () => void;
  private current: Scene<Vocabulary>;

  /** `patience`: how long bots pretend to think so that a person can follow: 1 is calm, at 0 they answer at once. */
  constructor(
    loaded: AnyLoadedGame,
    saved: SavedTable,
    patience: number,
    desk: Pick<BotDesk, 'ask' | 'close'> = new BotDesk(),
  ) {
    this.loaded = loaded;
    this.desk = desk;
    this.patience = patience;
    this.saved = saved;
    const { match, stopped } = fittingMatch(loaded.game, saved);
    this.match = match;
    this.frozen = stopped !== null && saved.outcome !== null;
    if (stopped !== null) this.notice = line(this.frozen ? 'local.older-end' : 'local.older-rules', { line: stopped });
    const people = this.people();
    this.viewer = people[0] ?? null;
    if (people.length > 1) this.handOver();
    this.current = this.draw([]);
    this.leaveOtherTabs = whenSavedElsewhere(saved.id, this.catchUp);
    this.wakeBots();
  }

  readonly scene = (): Scene<Vocabulary> => this.current;
  readonly subscribe = this.listeners.subscribe;

  readonly choose = (move: Vocabulary['move']): void => {
    this.seenMoves = [];
    if (this.viewer !== null && this.curtain === null && !this.frozen)
      this.take(this.match.propose(this.viewer, this.loaded.game.write(move), Date.now()));
  };

  readonly undo = (): void => {
    if (this.viewer !== null && !this.frozen) this.take(this.match.proposeUndo(this.viewer, undefined, Date.now()));
  };

  readonly restartTurn = (): void => {
    if (this.viewer !== null && !this.frozen)
      this.take(this.match.proposeUndo(this.viewer, this.match.undoable(this.viewer)[0], Date.now()));
  };

  readonly liftCurtain = (): void => {
    this.curtain = null;
    this.refresh([]);
  };

  readonly close = (): void => {
    this.closed = true;
    this.leaveOtherTabs();
    this.desk.close();
  };

  /** The game as it is kept. */
  get table(): SavedTable {
    return this.saved;
  }

  /** What the bot that moved last has done since: moves that nobody else was asked beside and the viewer heard all of. */
  get openMoves(): readonly OpenMove[] {
    return this.seenMoves;
  }

  /** The same game has gone on in another tab, whose bots have moved or will: this one shows it and goes on from there. */
  private readonly catchUp = (kept: SavedTable): void => {
    if (kept.text === this.saved.text) return;
    this.saved = kept;
    this.match = matchOf(this.loaded.game, kept);
    this.notice = null;
    this.handOver();
    this.refresh([]);
  };

  private people(): Seat[] {
    return this.saved.chairs.flatMap(({ kind }, seat) => (kind === 'person' ? [seat] : []));
  }

  /** Keeps what was proposed on the device, and only then goes on from it, as the server does. */
  private take(answer: Proposal<Vocabulary> | Refusal): void {
    if (isRefusal(answer)) {
      this.notice = line(NOTICES[answer.refused] ?? 'local.refused');
      this.refresh([]);
      return;
    }
    this.notice = null;
    this.keep(answer);
    this.match.accept(answer);
    this.handOver();
    this.refresh(answer.lines.flatMap(({ told }) => told));
    this.wakeBots();
  }

  /** With several people at one device: shows the table to whoever is asked, after a curtain. */
  private handOver(): void {
    const asked = this.match.asked.filter((seat) => this.people().includes(seat));
    const next = asked[0];
    if (
      next === undefined ||
      (this.viewer !== null && asked.includes(this.viewer) && this.curtain === null && this.match.entries.length > 0)
    )
      return;
    if (this.people().length < 2) return;
    this.viewer = next;
    this.curtain = next;
  }

  private keep({ lines, position }: Proposal<Vocabulary>): void {
    const { head, entries, hashes } = this.match.transcript;
    const last = lines.at(-1)?.entry;
    this.saved = {
      ...this.saved,
      text: writeTranscript({
        head,
        entries: [...entries, ...lines.map(({ entry }) => entry)],
        hashes: [...hashes, ...lines.map(({ hash }) => hash)],
      }),
      touched: Date.now(),
      moves: position.standing.length,
      outcome: last !== undefined && 'outcome' in last ? last.outcome : null,
      yours: position.asked.some((seat) => this.people().includes(seat)),
    };
    if (!saveTable(this.saved)) this.notice = line('local.storage-full');
  }

  /** The picture comes first: a bot takes its time anyway. */
  private wakeBots(): void {
    const stands = this.match.entries.length;
    const bot = (seat: Seat): boolean => this.saved.chairs[seat]?.kind === 'bot';
    if (this.frozen || !this.match.asked.some(bot)) return;
    afterFrame(() => {
      const seat = this.match.asked.find(bot);
      if (!this.closed && seat !== undefined && this.match.entries.length === stands) void this.think(seat);
    });
  }

  private async think(seat: Seat): Promise<void> {
    const savedSeat = this.saved.chairs[seat];
    if (savedSeat?.kind !== 'bot') return;
    const { game, board } = this.loaded;
    // A moment that is on stage is not cut short by the next one.
    const staged = (board?.staged?.(this.current.fresh, this.current.situation.view) ?? 0) * CALM_BEAT_MS;
    const stands = this.match.entries.length;
    const begun = Date.now();
    const { view, moves } = this.match.situation(seat);
    let move: string;
    let pause = SHORTEST_THOUGHT_MS;
    try {
      const repeatable = this.saved.duel !== undefined;
      const seed = repeatable
        ? duelThought(this.match, this.saved.seeds[0] ?? '', seat)
        : (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
      const reply = await this.desk.ask({ game: game.id, bot: savedSeat.level, view, seat, seed, repeatable });
      if (!moves.some((one) => game.write(one) === reply.move)) throw new Error(`"${reply.move}" is not legal.`);
      move = reply.move;
      pause += HARD_THOUGHT_MS * reply.hard;
    } catch {
      // A duel's bot has one answer: without it the game waits for another try.
      if (this.saved.duel !== undefined) {
        this.notice = line('duel.bot-failed', { name: savedSeat.name });
        this.refresh([]);
        return;
      }
      // A bot that breaks must not stop the game: any legal move does, and the person is told.
      const some = moves[Math.floor(Math.random() * moves.length)];
      if (some === undefined) return;
      move = game.write(some);
      this.notice = line('local.bot-failed', { name: savedSeat.name });
    }
    await new Promise((resolve) =>
      setTimeout(resolve, Math.max(0, begun + Math.max(pause, staged) * this.patience - Date.now())),
    );
    if (this.closed || this.match.entries.length !== stands) return;
    const notice = this.notice;
    const before = { asked: this.match.asked.length, view: this.match.situation(this.viewer).view };
    const answer = this.botMove(seat, move, moves);
    const told = isRefusal(answer) ? [] : answer.lines.flatMap((entry) => entry.told);
    const open = before.asked === 1 && told.length > 0 && told.every((one) => hears(one, this.viewer));
    if (open) {
      const turn = this.seenMoves.filter((one) => one.seat === seat);
      this.seenMoves = [...turn, { seat, move, view: before.view }];
    }
    this.take(answer);
    if (notice !== null) {
      this.notice = notice;
      this.refresh([]);
    }
  }

  /** A bot can't choose again when the rules fall over its move: the first other move that they carry out is taken. */
  private botMove(seat: Seat, wanted: string, moves: readonly Vocabulary['move'][]): Proposal<Vocabulary> | Refusal {
    let answer = this.match.propose(seat, wanted, Date.now());
    for (const move of moves) {
      if (!isRefusal(answer) || answer.refused !== 'fault') break;
      answer = this.match.propose(seat, this.loaded.game.write(move), Date.now());
    }
    return answer;
  }

  private refresh(told: readonly Told<Vocabulary['event']>[]): void {
    this.current = this.draw(told);
    this.listeners.tellWithFrame();
  }

  private draw(told: readonly Told<Vocabulary['event']>[]): Scene<Vocabulary> {
    const { match, viewer } = this;
    const open = viewer === null ? [] : match.undoable(viewer);
    return {
      version: match.entries.length,
      seat: viewer,
      situation: match.situation(viewer),
      seats: this.seatInfos(),
      log: logOf(match, viewer),
      fresh: this.curtain === null ? told.filter((one) => hears(one, viewer)) : [],
      undo: { step: open.length > 0, turn: open.length > 1 },
      curtain: this.curtain,
      notice: this.notice,
    };
  }

  private seatInfos(): SeatInfo[] {
    const { asked } = this.match;
    return this.saved.chairs.map((savedSeat, seat) => ({
      seat,
      name: savedSeat.name,
      kind: savedSeat.kind === 'bot' ? 'bot' : seat === this.viewer ? 'you' : 'person',
      thinking: asked.includes(seat) && seat !== this.viewer,
      online: true,
    }));
  }
}

/** The match of a kept table: replayed from its text, or begun when it has none yet. */
export function matchOf(game: Game<Vocabulary>, saved: SavedTable): Match<Vocabulary> {
  return fittingMatch(game, saved).match;
}

/** The same, with the line that no longer fits where the game began under older rules: it goes on from before it. */
function fittingMatch(
  game: Game<Vocabulary>,
  { text, seeds, chairs, options }: SavedTable,
): { readonly match: Match<Vocabulary>; readonly stopped: number | null } {
  if (text !== '') {
    const { match, stopped } = Match.replayFitting(game, readTranscript(text), seeds);
    return { match, stopped: stopped === null ? null : match.entries.length + 2 };
  }
  const match = Match.begin(game, {
    seats: chairs.length,
    options,
    seed: seeds[0] ?? '',
    players: chairs.map(({ name }) => name),
  });
  return { match, stopped: null };
}
