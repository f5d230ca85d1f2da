import type { Bus, WakeUp } from '../bus/bus.ts';
import type { Sockets } from '../ws/sockets.ts';
import type { Gone, Players } from './players.ts';

const MARK = 'gone';

/** Shows people out at every node: whoever listens on with a stolen cookie would see a hand for as long as the socket lives. */
export class ShowOut {
  private readonly bus: Bus;
  private readonly players: Players;
  private readonly sockets: Sockets;

  constructor(bus: Bus, players: Players, sockets: Sockets) {
    this.bus = bus;
    this.players = players;
    this.sockets = sockets;
  }

  /** Somebody may stay no longer, as the store knows already. */
  everywhere(player: string, why: Gone): void {
    this.sockets.dismiss(player, why);
    this.bus.publish({ table: `${MARK}.${player}`, version: 0, revision: 0, chat: 0 });
  }

  /** What another node has done; null: some of it may have been missed. */
  async heard(wakeUp: WakeUp | null): Promise<void> {
    const [mark, player] = wakeUp?.table.split('.') ?? [];
    if (wakeUp === null) await this.sockets.recheck();
    else if (mark === MARK && player !== undefined) {
      // Their requests, too, are looked at anew.
      this.players.forget(player);
      await this.sockets.recheck([player]);
    }
  }
}
