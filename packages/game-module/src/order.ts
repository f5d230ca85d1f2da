import type { Seat, Vocabulary } from '@naos/engine';

type Texts = Readonly<Record<'en' | 'ru', string>>;

/** One way to have a question answered. */
export interface OrderWay<V extends Vocabulary> {
  readonly id: string;
  /** What it does, from its owner's mouth: "recall my troop". */
  readonly title: Texts;
  /**
   * Whether it answers at this moment; without it, always. It gets what everybody may know and nothing else: whether a
   * question is answered at once, or waits for a person, must tell nobody what that person holds.
   */
  readonly applies?: (open: V['view'], seat: Seat) => boolean;
  /** The answer among the seat's moves. Where it applies there is one, whatever the seat holds. */
  readonly answer: (moves: readonly V['move'][]) => V['move'] | undefined;
}

/** A kind of question that a person may leave to a standing order. */
export interface OrderKind<V extends Vocabulary> {
  readonly id: string;
  readonly choices: readonly V['choice'][];
  readonly title: Texts;
  readonly ways: readonly OrderWay<V>[];
}

/** What a seat has ordered: the id of a way by the id of its kind. */
export type Orders = Readonly<Record<string, string>>;

/** The answer that a seat's orders give to a question; null: the person is asked. */
export function orderedAnswer<V extends Vocabulary>(
  kinds: readonly OrderKind<V>[],
  orders: Orders,
  question: {
    readonly choice: V['choice'];
    readonly seat: Seat;
    /** What everybody may know. */
    readonly open: V['view'];
    readonly moves: readonly V['move'][];
  },
): V['move'] | null {
  const kind = kinds.find(({ id, choices }) => orders[id] !== undefined && choices.includes(question.choice));
  const way = kind?.ways.find(({ id }) => id === orders[kind.id]);
  if (way === undefined || way.applies?.(question.open, question.seat) === false) return null;
  return way.answer(question.moves) ?? null;
}
