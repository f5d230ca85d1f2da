import type { TableCard } from '@naos/protocol';
import { type ReactElement, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { middleLevel } from '../../table/begin.ts';
import { useT } from '../../words/index.ts';
import { ApiProblem } from '../api.ts';
import type { TableConnection } from '../connection/table-connection.ts';
import { joinEarlier, seeks } from '../quick.ts';

/** So long one waits for a person before a bot is offered. */
const PATIENCE_S = 30;
const LOOK_EVERY_S = 3;

interface SeekBarProps {
  readonly connection: Pick<TableConnection, 'act'>;
  readonly card: TableCard;
  readonly me: string;
}

/** At a table that was opened to find anyone: how long one has waited, and after a while the offer of a bot. */
export function SeekBar({ connection, card, me }: SeekBarProps): ReactElement | null {
  const t = useT();
  const [, go] = useLocation();
  const [waited, setWaited] = useState(0);
  const seeking = card.status === 'open' && card.host === me && seeks(card.id);
  useEffect(() => {
    if (!seeking) return undefined;
    const timer = setInterval(() => setWaited((seconds) => seconds + 1), 1_000);
    return () => clearInterval(timer);
  }, [seeking]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at every few seconds
  useEffect(() => {
    if (!seeking || waited % LOOK_EVERY_S !== LOOK_EVERY_S - 1) return;
    joinEarlier(card, me).then(
      (other) => other !== null && go(`/t/${other}`),
      (problem: unknown) => {
        // The next look comes soon.
        if (!(problem instanceof ApiProblem)) throw problem;
      },
    );
  }, [seeking, waited]);
  if (!seeking) return null;
  const play = async (): Promise<void> => {
    const seat = card.seats.findIndex(({ kind }) => kind === 'open');
    connection.act({ do: 'set seat', seat, to: { kind: 'bot', level: await middleLevel(card.game) } });
  };
  const left = PATIENCE_S - waited;
  return (
    <div className="notice" role="status">
      <span>{left > 0 ? t('quick.waiting', { n: left }) : t('quick.offer')}</span>
      {left <= 0 && (
        <button type="button" className="btn strong" onClick={() => void play()}>
          {t('quick.bot')}
        </button>
      )}
    </div>
  );
}
