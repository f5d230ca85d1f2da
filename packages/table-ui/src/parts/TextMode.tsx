import type { Vocabulary } from '@naos/engine';
import { line, type Say } from '@naos/words';
import { type ReactElement, type ReactNode, useId, useState } from 'react';

interface TextModeProps<V extends Vocabulary> {
  /** What the table shows, in short sentences. */
  readonly board: readonly string[];
  readonly moves: readonly V['move'][];
  readonly label: (move: V['move']) => string;
  readonly write: (move: V['move']) => string;
  readonly choose: (move: V['move']) => void;
  /** What happened last, newest at the end. */
  readonly news: readonly string[];
  readonly say: Say;
}

/** Beyond this many moves a field to search them helps more than it disturbs. */
const MANY = 12;

/** The whole table in words, made from the same list of moves as the board: for screen readers and for any game without a board. */
export function TextMode<V extends Vocabulary>(props: TextModeProps<V>): ReactElement {
  const { board, moves, news, say } = props;
  const ids = { board: useId(), moves: useId(), news: useId() };
  return (
    <div className="text-mode">
      <section className="card" aria-labelledby={ids.board}>
        <h2 id={ids.board}>{say(line('table.text.board'))}</h2>
        <ul>
          {board.map((sentence, i) => (
            <li key={i}>{sentence}</li>
          ))}
        </ul>
      </section>
      <section className="card text-moves" aria-labelledby={ids.moves}>
        <h2 id={ids.moves}>{say(line('table.text.moves'))}</h2>
        {moves.length === 0 ? <p className="note">{say(line('table.text.no-moves'))}</p> : <MoveList {...props} />}
      </section>
      {news.length > 0 && (
        <section className="card" aria-labelledby={ids.news}>
          <h2 id={ids.news}>{say(line('table.text.log'))}</h2>
          <ul>
            {news.map((sentence, i) => (
              <li key={i}>{sentence}</li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

type MoveListProps<V extends Vocabulary> = Omit<TextModeProps<V>, 'board' | 'news'> & {
  /** What is drawn on a move's button, before its words. */
  readonly sign?: (move: V['move']) => ReactNode;
};

/** A button for every move; a field to search them where they are many. */
export function MoveList<V extends Vocabulary>(props: MoveListProps<V>): ReactElement {
  const { moves, label, write, choose, say, sign } = props;
  const [wanted, setWanted] = useState('');
  const labelled = moves.map((move) => ({ move, text: label(move), key: write(move) }));
  const found = labelled.filter(({ text }) => text.toLowerCase().includes(wanted.trim().toLowerCase()));
  return (
    <>
      {moves.length > MANY && (
        <label className="field">
          <span>{say(line('table.text.find'))}</span>
          <input className="text" type="search" value={wanted} onChange={(event) => setWanted(event.target.value)} />
        </label>
      )}
      <p className="note" role="status">
        {say(line(wanted === '' ? 'table.text.count' : 'table.text.found', { n: found.length }))}
      </p>
      <ul className="move-list">
        {found.map(({ move, text, key }) => (
          <li key={key}>
            <button type="button" className="btn" data-move={key} onClick={() => choose(move)}>
              {sign?.(move)}
              {text}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}
