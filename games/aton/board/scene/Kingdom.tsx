import { told } from '@naos/table-ui';
import { line, type Say } from '@naos/words';
import { memo, type ReactElement } from 'react';
import { KINGDOM_SIZE } from '../../rules/content/constants.ts';
import type { Layout } from './layout.ts';

interface KingdomProps {
  readonly layout: Layout;
  /** Priests of each side that lie there. */
  readonly red: number;
  readonly blue: number;
  readonly say: Say;
}

/** The Kingdom of the Dead: eight niches; place and order in it mean nothing (R19). */
export const Kingdom = memo(function Kingdom({ layout, red, blue, say }: KingdomProps): ReactElement {
  const { x, y, width, height } = layout.kingdom;
  const wide = layout.name === 'wide';
  const dead = red + blue;
  const niches = Array.from({ length: KINGDOM_SIZE }, (_, i) => (i < red ? 0 : i < dead ? 1 : null));
  const step = wide ? 50 : 29.5;
  const niche = wide ? 42 : 26;
  const first = x + width - KINGDOM_SIZE * step - (wide ? 10 : 3);
  const top = y + (wide ? 8 : 4);
  const bottom = y + height - (wide ? 8 : 3);
  const words = wide
    ? line(dead === KINGDOM_SIZE ? 'board.kingdom.scoring' : 'board.kingdom.about', { dead })
    : line('board.kingdom.count', { dead });
  return (
    <g
      role="img"
      className="aton-kingdom"
      data-part="kingdom"
      data-full={dead === KINGDOM_SIZE}
      aria-label={say(line('board.kingdom.label', { red, blue, dead }))}
      {...told(say, line('board.kingdom.explained', { red, blue, dead }), '4.8.1')}
    >
      <rect className="aton-nether" x={x} y={y} width={width} height={height} rx={wide ? 10 : 5} />
      {wide && <use className="aton-tomb" href="#aton-tomb" x={x + 16} y={y + 21} width="38" height="38" />}
      <text className="aton-kingdom-title" x={x + (wide ? 62 : 7)} y={y + height * 0.43} fontSize={wide ? 18 : 12}>
        {say(line('board.kingdom'))}
      </text>
      <text
        className="aton-kingdom-words"
        x={x + (wide ? 62 : 7)}
        y={y + height * (wide ? 0.67 : 0.8)}
        fontSize={wide ? 12 : 11}
      >
        {say(words)}
      </text>
      {niches.map((seat, i) => {
        const left = first + i * step;
        const r = niche / 2;
        return (
          <g key={i}>
            <path
              className="aton-niche"
              d={`M${left} ${bottom}V${top + r}A${r} ${r} 0 0 1 ${left + niche} ${top + r}V${bottom}z`}
            />
            {seat === null ? (
              <text
                className="aton-niche-number"
                x={left + r}
                y={bottom - niche * 0.32}
                fontSize={wide ? 15 : 11}
                textAnchor="middle"
              >
                {i + 1}
              </text>
            ) : (
              <g className="aton-priest" data-piece={`priest-${seat}`}>
                <g className="aton-standing">
                  <use
                    href={`#aton-priest-${seat}`}
                    x={left + niche * 0.05}
                    y={bottom - niche * 0.98}
                    width={niche * 0.9}
                    height={niche * 0.9}
                  />
                </g>
              </g>
            )}
          </g>
        );
      })}
    </g>
  );
});
