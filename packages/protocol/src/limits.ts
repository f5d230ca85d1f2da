/** Raised when an older client could no longer talk to the server. 2: versions count what each viewer notices. */
export const PROTOCOL = 2;

/** Sizes and rates that the server enforces; a client that keeps them is never refused for its manners. */
export const LIMITS = {
  /** Bytes of one WebSocket message from a client. */
  message: 8_192,
  /** Bytes of an HTTP body. */
  body: 32_768,
  /** Characters of a person's name. */
  name: 24,
  /** Characters of a club's name, and people in one. */
  clubName: 40,
  clubMembers: 1_000,
  /** People in one event. */
  eventPlayers: 256,
  /** Characters of one chat line. */
  chat: 500,
  /** Characters of a move's notation. */
  notation: 200,
  /** Moves of one plan. */
  plan: 60,
  /** Characters of an id that a client makes for a move or an act. */
  id: 64,
  /** Tables that one socket follows at once. */
  following: 32,
  /** Messages a second of one socket, and how many it may send at a stroke. */
  messages: { rate: 20, burst: 60 },
} as const;
