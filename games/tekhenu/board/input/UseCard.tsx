import type { BoardProps } from '@naos/table-ui';
import { type Line, line } from '@naos/words';
import type { ReactElement, ReactNode } from 'react';
import { KIND_OF_SLOT } from '../../rules/content/market.ts';
import { GODS } from '../../rules/content/wheel.ts';
import type { Tekhenu, TekhenuMove } from '../../rules/index.ts';
import type { TekhenuView } from '../../rules/view.ts';
import { explainMove, ruleOfMove } from '../../texts/explained.ts';
import { words } from '../../texts/index.ts';
import { cardWords } from '../../texts/terms.ts';
import { Glyph } from '../look/Glyph.tsx';
import { told } from '../look/told.ts';
import { type Effects, effectsBetween } from '../scene/effects.ts';
import { aboutGod, givesOf } from '../scene/god-facts.ts';
import { Balance, Chips, Price } from './Chips.tsx';
import { glyphOf } from './glyph-of.ts';
import { balanceAhead, letGo, pointed } from './pointing.ts';

interface UseProps {
  readonly props: BoardProps<Tekhenu>;
  readonly move: TekhenuMove;
  /** The position from which the move is made, and what it leads to: one's own, or one that is only imagined. */
  readonly view: TekhenuView;
  readonly after: TekhenuView | null;
  /** Among many: whose picture stands beside it needs no more than a word. */
  readonly brief?: boolean | undefined;
}

/** The value with which a turn's actions are carried out. */
export function valueIn(view: TekhenuView): number {
  const turn = view.agenda.find((task) => task.do === 'turn');
  return turn?.do === 'turn' ? turn.value : 1;
}

/** What a thing to do explains about itself: its card or god, or what it is in words. */
function aboutMove(move: TekhenuMove, view: TekhenuView): Line {
  if (move.do === 'act' || move.do === 'extra') return aboutGod(view, move.god);
  return explainMove(move, view) ?? line('explain.move', { move: words.move(move, view) });
}

/** A card of the market is named by its code and what it does; where it lies is seen there. */
function shortName(move: TekhenuMove, view: TekhenuView): Line {
  if (move.do !== 'card') return words.move(move, view);
  return line('ui.use.card', cardWords(KIND_OF_SLOT[move.slot] ?? 0, view.market[move.slot] ?? 0));
}

/** The word that is enough beside a picture; null where it would not tell a move from the others. */
function briefName(move: TekhenuMove, view: TekhenuView): Line | null {
  const { key, values } = words.move(move, view);
  if (key === 'move.act' && 'god' in move) return line(`god.${GODS[move.god]}`);
  if (move.do === 'anubis') return line('ui.anubis');
  return values?.kept === undefined ? null : line('ui.use.produce', { kept: values.kept });
}

/** Whether anything comes of it at once: then the figures tell it. */
function brings({ goods, happiness, population }: Effects): boolean {
  return happiness > 0 || population > 0 || goods.some(({ n }) => n > 0);
}

/** A move's name, cost, yield and the scales after it. */
function Use({ props: { say, seat, view: now }, move, view, after, brief = false }: UseProps): ReactNode {
  const effects = after === null || seat === null ? null : effectsBetween(view, after, seat);
  const turning = view.agenda.at(-1)?.do === 'turn';
  const value = valueIn(view);
  const known = effects !== null && brings(effects);
  const short = brief ? briefName(move, view) : null;
  const gives = !known && (move.do === 'act' || move.do === 'extra') ? givesOf(view, move.god, value) : null;
  return (
    <>
      <span className="tekhenu-use-name">
        <Glyph name={glyphOf(move)} />
        {short === null ? (
          <b>{say(shortName(move, view))}</b>
        ) : (
          <>
            <b aria-hidden="true">{say(short)}</b>
            <span className="unseen">{say(words.move(move, view))}</span>
          </>
        )}
      </span>
      <span className="tekhenu-use-facts">
        {seat !== null && <Price view={view} move={move} seat={seat} say={say} value={value} known={effects} />}
        {effects !== null && <Chips effects={effects} say={say} />}
        {gives !== null && <span>{say(gives)}</span>}
        {turning && seat !== null && (
          <Balance now={balanceAhead(now, seat)} then={balanceAhead(after ?? view, seat)} say={say} />
        )}
      </span>
    </>
  );
}

/** A move as a card that makes it. */
export function UseCard({ props, move, view, after, brief }: UseProps): ReactElement {
  const look = () => {
    pointed.set(move);
    props.explain(null);
  };
  return (
    <button
      type="button"
      className="tekhenu-use"
      data-open="true"
      {...told(props.say, aboutMove(move, view), ruleOfMove(move))}
      onPointerEnter={look}
      onFocus={look}
      onClick={() => {
        letGo();
        props.choose(move);
      }}
    >
      <Use props={props} move={move} view={view} after={after} brief={brief} />
    </button>
  );
}

/** The same card for what could be done after something else: to be read, not pressed. */
export function UseAhead({ props, move, view, after }: UseProps): ReactElement {
  return (
    <li className="tekhenu-use" {...told(props.say, aboutMove(move, view), ruleOfMove(move))}>
      <Use props={props} move={move} view={view} after={after} />
    </li>
  );
}
