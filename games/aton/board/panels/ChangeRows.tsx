import { NOBODY } from '@naos/engine';
import { line, type Say } from '@naos/words';
import type { ReactElement } from 'react';
import type { Foreseen } from '../input/pointing.ts';
import { SeatSign } from '../look/Glyph.tsx';

/** What a move would change in a scoring, a row for each item. */
export function ChangeRows({ foreseen, say }: { readonly foreseen: Foreseen; readonly say: Say }): ReactElement {
  const { changes, winner } = foreseen;
  return (
    <div className="aton-changes" aria-live="polite">
      {winner !== null && winner !== NOBODY && (
        <p>
          <b>{say(line('preview.wins', { name: line(`seat.${winner}`) }))}</b>
        </p>
      )}
      {changes.length === 0 && <p>{say(line('preview.nothing'))}</p>}
      {changes.map(({ before, after }) => (
        <p key={after.item}>
          <span>{say(leader(after.item, after.counts))}</span>
          <span className="aton-was">
            {before.counts.join(' : ')} → <b>{after.counts.join(' : ')}</b>
          </span>
          <span className="aton-difference">
            {after.points.map((points, seat) => {
              const more = points - (before.points[seat] ?? 0);
              return (
                more !== 0 && (
                  <b key={seat} data-seat={seat}>
                    {more > 0 ? `+${more}` : `−${-more}`} <SeatSign seat={seat} />
                    <span className="unseen">{say(line(`seat.${seat}`))}</span>
                  </b>
                )
              );
            })}
          </span>
        </p>
      ))}
    </div>
  );
}

function leader(item: string, [red = 0, blue = 0]: readonly number[]) {
  const name = line(`item.${item}`);
  if (item === 'bonus') return name;
  return red === blue
    ? line('preview.tied', { item: name })
    : line('preview.leads', { item: name, name: line(`seat.${red > blue ? 0 : 1}`) });
}
