import { readTranscript, type Viewer } from '@naos/engine';
import type { GameRecord } from '@naos/protocol';
import type { Language } from '@naos/words';
import type { ReactElement } from 'react';
import { useSearchParams } from 'wouter';
import { ApiProblem, api, ownId } from '../online/api.ts';
import { seatNames } from '../online/table/seat-name.ts';
import { Gone } from '../shell/Gone.tsx';
import { useLoaded } from '../shell/use-loaded.ts';
import { Waiting } from '../shell/Waiting.tsx';
import type { SavedSeat, SavedTable } from '../store/tables.ts';
import { type T, useLanguage, useT } from '../words/index.ts';

/** A game of this server by its link: for anybody who may see its table, on any device. `children` shows it. */
export function OnlineReplay({
  id,
  children,
}: {
  readonly id: string;
  readonly children: (saved: SavedTable, own: Viewer) => ReactElement;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [search] = useSearchParams();
  const watch = search.get('watch');
  const record = useLoaded(`${id} ${watch}`, () => recordOf(id, watch));
  if (record === null) return <Waiting />;
  if (record === 'none') {
    return <Gone title={t('replay.gone')} why={t('replay.not-yours')} to="/replays" way={t('nav.replays')} />;
  }
  const me = ownId();
  const own = record.card.seats.find(({ player }) => me !== '' && player === me);
  return children(savedFrom(record, t, language), own?.seat ?? null);
}

/** A whole game that is over. */
type WholeGame = GameRecord & { readonly text: string };

async function recordOf(id: string, watch: string | null): Promise<WholeGame | 'none'> {
  try {
    const [record, text] = await Promise.all([api.record(id, watch), api.transcript(id, watch)]);
    return { ...record, text };
  } catch (problem) {
    if (problem instanceof ApiProblem) return 'none';
    throw problem;
  }
}

/** The game as this device keeps its own, with the names that its people had. */
function savedFrom({ card, text, seeds }: WholeGame, t: T, language: Language): SavedTable {
  const { head, entries } = readTranscript(text);
  const names = seatNames(card, t, language);
  const chairs = card.seats.map(({ kind, name: level, seat }): SavedSeat => {
    const name = names[seat] ?? '';
    return kind === 'bot' ? { kind: 'bot', name, level } : { kind: 'person', name };
  });
  const { id, game, created, touched, outcome, resigned } = card;
  const moves = entries.filter((entry) => 'move' in entry).length;
  const ended = outcome === null ? { ended: true as const, ...(resigned === undefined ? {} : { resigned }) } : {};
  const common = { id, game, chairs, seeds, text, begun: created, touched, moves, yours: false, seen: 0 };
  return { ...common, ...ended, outcome, options: head.options };
}
