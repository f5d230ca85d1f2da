import type { EventCell, EventPage } from '@naos/protocol';
import type { ReactElement } from 'react';
import { Link } from 'wouter';
import { useT } from '../words/index.ts';
import { type NameOf, pointsText } from './names.ts';

/** Rounds that are shown beside each other; the last ones of a long season. */
const ROUNDS_SHOWN = 8;

/** Everybody's place, with what they had of each round. */
export function Crosstable({ page, nameOf }: { readonly page: EventPage; readonly nameOf: NameOf }): ReactElement {
  const t = useT();
  const { standings, entrants, begun, you, status, seats, kind } = page;
  const rounds = Array.from({ length: Math.max(begun.length, page.planned ?? 0) }, (_, i) => i);
  const to = Math.max(ROUNDS_SHOWN, begun.length);
  const shown = rounds.slice(Math.max(0, to - ROUNDS_SHOWN), to);
  return (
    <section aria-labelledby="event-standings">
      <h2 id="event-standings" className="unseen">
        {t('contest.standings')}
      </h2>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by the keyboard */}
      <div className="event-scroll" tabIndex={0}>
        <table className="event-table">
          <thead>
            <tr>
              <th scope="col" colSpan={2}>
                {t('contest.players', { n: entrants.length })}
              </th>
              <th scope="col">{t('contest.rating')}</th>
              {shown.map((round) => (
                <th key={round} scope="col">
                  {round + 1}
                </th>
              ))}
              <th scope="col">{t('contest.points')}</th>
              <th scope="col">{t('contest.tie')}</th>
            </tr>
          </thead>
          <tbody>
            {standings.map(({ number, place, points, tie, cells }) => {
              const { id = null, rating, spread, gone, team } = entrants[number] ?? {};
              return (
                <tr key={number} data-mine={number === you}>
                  <td className="event-place">{place}</td>
                  <th scope="row">
                    {id === null || number === you ? (
                      nameOf(number)
                    ) : (
                      <Link href={`/player/${id}`}>{nameOf(number)}</Link>
                    )}
                    {team !== undefined && <small> {team}</small>}
                    {gone === true && <small> {t('contest.gone')}</small>}
                  </th>
                  <td className="event-rating">
                    {rating !== undefined && spread !== undefined && (
                      <>
                        {rating} <small>± {2 * spread}</small>
                      </>
                    )}
                  </td>
                  {shown.map((round) => (
                    <Cell key={round} cell={cells[round] ?? null} most={kind === 'duplicate' ? null : seats - 1} />
                  ))}
                  <td className="event-points">{pointsText(points)}</td>
                  <td>{pointsText(tie)}</td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      {begun.length > 0 && <p className="note">{t(status === 'over' ? 'contest.final' : 'contest.provisional')}</p>}
    </section>
  );
}

/** `most`: what a win is worth; null where it depends on how many are compared. */
function Cell({ cell, most }: { readonly cell: EventCell; readonly most: number | null }): ReactElement {
  const t = useT();
  if (cell === null)
    return (
      <td className="event-cell" data-cell="none">
        <span aria-hidden="true">·</span>
      </td>
    );
  if (typeof cell === 'string')
    return (
      <td className="event-cell" data-cell={cell}>
        <span>{t(cell === 'bye' ? 'contest.bye' : 'contest.plays')}</span>
      </td>
    );
  return (
    <td className="event-cell" data-cell={cell === most ? 'won' : cell === 0 ? 'lost' : 'level'}>
      <span>{pointsText(cell)}</span>
    </td>
  );
}
