import type { BoardProps } from '@naos/table-ui';
import { line } from '@naos/words';
import type { ReactElement } from 'react';
import type { Aton } from '../../rules/index.ts';
import { type ScoredItem, scoreBoard, totalsOf } from '../../rules/scoring.ts';
import { roman } from '../../texts/terms.ts';
import { usePointed } from '../input/pointing.ts';
import { Glyph, SeatSign } from '../look/Glyph.tsx';

/** What each temple, black and bonus would pay now, with and without the pointed move. */
export function ScoringPanel(props: BoardProps<Aton>): ReactElement {
  const { view, say } = props;
  const foreseen = usePointed(props);
  const now = scoreBoard(view.board);
  const then = scoreBoard(foreseen?.board ?? view.board);
  const before = totalsOf(now);
  const after = totalsOf(then);
  return (
    <table className="aton-preview">
      <caption className="unseen">{say(line('preview.title'))}</caption>
      <thead>
        <tr>
          <th scope="col">
            {foreseen === null ? (
              <span className="unseen">{say(line('preview.item'))}</span>
            ) : (
              say(line('preview.with'))
            )}
          </th>
          <th scope="col">
            <SeatSign seat={0} />:<SeatSign seat={1} />
            <span className="unseen">{say(line('preview.count'))}</span>
          </th>
          {[0, 1].map((seat) => (
            <th key={seat} scope="col" data-seat={seat}>
              {say(line(`seat.${seat}`))}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {then.map((item, i) => (
          <ItemRow key={item.item} item={item} before={now[i] ?? item} say={say} />
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row" colSpan={2}>
            {say(line('preview.total'))}
          </th>
          {after.map((points, seat) => (
            <Points key={seat} seat={seat} before={before[seat] ?? 0} after={points} />
          ))}
        </tr>
        {view.ending === null && (
          <tr>
            <th scope="row" colSpan={2}>
              {say(line('preview.score'))}
            </th>
            {view.sides.map(({ score }, seat) => (
              <td key={seat} data-seat={seat}>
                <SeatSign seat={seat} hollow /> <b className="aton-would">{score + (after[seat] ?? 0)}</b>
              </td>
            ))}
          </tr>
        )}
      </tfoot>
    </table>
  );
}

interface ItemRowProps {
  readonly item: ScoredItem;
  readonly before: ScoredItem;
  readonly say: BoardProps<Aton>['say'];
}

function ItemRow({ item, before, say }: ItemRowProps): ReactElement {
  const temple = item.item.startsWith('temple-') ? Number(item.item.slice('temple-'.length)) : 0;
  const changed = item.counts.join() !== before.counts.join();
  return (
    <tr data-changed={changed}>
      <th scope="row">
        <span className="aton-item">
          {temple > 0 ? roman(temple) : <Glyph name={item.item === 'black' ? 'anubis' : 'scarab'} />}
        </span>
        {say(line(temple > 0 ? `preview.temple.${temple}` : `preview.${item.item}`))}
      </th>
      <td>{item.item === 'bonus' ? '' : item.counts.join(' : ')}</td>
      {item.points.map((points, seat) => (
        <Points key={seat} seat={seat} before={before.points[seat] ?? 0} after={points} />
      ))}
    </tr>
  );
}

function Points({
  seat,
  before,
  after,
}: {
  readonly seat: number;
  readonly before: number;
  readonly after: number;
}): ReactElement {
  return (
    <td data-seat={seat} data-none={after === 0 && before === 0}>
      {before !== after && <span className="aton-was">{before} → </span>}
      <b>{after}</b>
    </td>
  );
}
