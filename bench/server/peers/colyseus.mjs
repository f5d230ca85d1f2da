// Colyseus with the same small game, state in memory and synchronised by its schema.
import { Room, Server } from '@colyseus/core';
import { ArraySchema, defineTypes, Schema } from '@colyseus/schema';
import { WebSocketTransport } from '@colyseus/ws-transport';

const CELLS = 48;
class MarksState extends Schema {
  constructor() {
    super();
    this.board = new ArraySchema(...new Array(CELLS).fill(0));
    this.turn = 0;
    this.last = -1;
    this.made = 0;
  }
}
defineTypes(MarksState, { board: ['int32'], turn: 'int32', last: 'int32', made: 'int32' });

class MarksRoom extends Room {
  onCreate() {
    this.maxClients = 2;
    this.patchRate = null;
    this.setPatchRate?.(null);
    this.state = new MarksState();
    this.players = [];
    this.onMessage('mark', (client, cell) => {
      const { state } = this;
      if (
        this.players[state.turn] !== client.sessionId ||
        !Number.isInteger(cell) ||
        cell < 0 ||
        cell >= CELLS ||
        cell === state.last
      )
        return;
      state.board[cell]++;
      state.last = cell;
      state.turn = 1 - state.turn;
      state.made++;
      this.broadcastPatch();
    });
  }
  onJoin(client) {
    this.players.push(client.sessionId);
  }
}

const port = Number(process.env.PORT);
const server = new Server({ transport: new WebSocketTransport(), greet: false });
server.define('marks', MarksRoom);
await server.listen(port);
console.log(`ready at localhost:${port}`);
