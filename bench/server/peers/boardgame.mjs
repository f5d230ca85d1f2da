// boardgame.io with the same small game, in memory, as its documentation starts it.
import { createRequire } from 'node:module';

const require = createRequire(import.meta.url);
const { Server, Origins } = require('boardgame.io/server');
const { INVALID_MOVE } = require('boardgame.io/core');

const CELLS = 48;
const marks = {
  name: 'marks',
  setup: () => ({ board: new Array(CELLS).fill(0), last: -1 }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    mark: ({ G }, cell) => {
      if (!Number.isInteger(cell) || cell < 0 || cell >= CELLS || cell === G.last) return INVALID_MOVE;
      G.board[cell]++;
      G.last = cell;
    },
  },
};

const server = Server({ games: [marks], origins: [Origins.LOCALHOST] });
const { appServer } = await server.run({ port: 0, callback: () => {} });
console.log(`ready at localhost:${appServer.address().port}`);
