import type { Viewer } from '@naos/engine';
import { SeatMark } from '@naos/table-ui';
import type { ReactElement } from 'react';
import type { SavedTable } from '../store/tables.ts';
import { useT } from '../words/index.ts';
import type { Eyes, RecordedGame } from './replay-session.ts';

interface EyesChoiceProps {
  readonly session: RecordedGame;
  readonly saved: SavedTable;
  /** The seat of whoever looks at it, where it is their game. */
  readonly own: Viewer;
}

/** "What did I know then?": through whose eyes the replay is seen. */
export function EyesChoice({ session, saved, own }: EyesChoiceProps): ReactElement {
  const t = useT();
  const title = t('replay.eyes', { own: own === null ? 'no' : 'yes' });
  const { eyes } = session;
  const choice = (value: Eyes, label: string, mark?: number) => (
    <button key={String(value)} type="button" aria-pressed={eyes === value} onClick={() => session.look(value)}>
      {mark !== undefined && <SeatMark seat={mark} />}
      {label}
    </button>
  );
  const why =
    eyes === 'open'
      ? t('replay.open.why')
      : eyes === null
        ? t('replay.public.why')
        : t('replay.seat.why', { name: saved.chairs[eyes]?.name ?? '' });
  return (
    <section className="card">
      <h2>{title}</h2>
      {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not a form */}
      <div className="seg eyes" role="group" aria-label={title}>
        {choice('open', t('replay.open'))}
        {saved.chairs.map(({ name }, seat) => choice(seat, name, seat))}
        {choice(null, t('replay.public'))}
      </div>
      <p className="note">{why}</p>
    </section>
  );
}
