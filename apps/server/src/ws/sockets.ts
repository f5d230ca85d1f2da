import type { ServerResponse } from 'node:http';
import { setImmediate as breath } from 'node:timers/promises';
import websocket from '@fastify/websocket';
import { CLOSE, LIMITS } from '@naos/protocol';
import type { FastifyInstance } from 'fastify';
import type { ClubHub } from '../clubs/club-hub.ts';
import type { HandOver } from '../cores/hand-over.ts';
import type { Homes } from '../homes/homes.ts';
import { sameOrigin } from '../http/origin.ts';
import type { Who } from '../http/who.ts';
import { networkOf } from '../limits/network.ts';
import type { MineHub } from '../mine/mine-hub.ts';
import type { Gone, Players } from '../players/players.ts';
import { inSlices } from '../players/slices.ts';
import type { Services } from '../services.ts';
import type { PlayerRow } from '../store/player-rows.ts';
import type { Tables } from '../tables/tables.ts';
import { ClientConnection } from './client-connection.ts';

const PROBE_MS = 30_000;
/** Sockets of one address, or network of IPv6, and of one player at once. */
const SOCKETS_PER_ADDRESS = 100;
const SOCKETS_PER_PLAYER = 20;

/** How long nodes may go on coming before everybody looks for home, and how many people do so at a time. */
const MOVE_WAIT_MS = 100;
const MOVED_AT_ONCE = 50;

/** All open sockets. */
export class Sockets {
  private readonly services: Services;
  private readonly registered: Players;
  private readonly connections = new Set<ClientConnection>();
  private readonly addresses = new Map<string, number>();
  private readonly players = new Map<string, number>();
  private readonly guests = new WeakMap<object, { readonly player: PlayerRow; readonly answer: ServerResponse }>();
  private moving = false;
  private readonly probing: NodeJS.Timeout;

  constructor(services: Services, registered: Players) {
    this.services = services;
    this.registered = registered;
    this.probing = setInterval(() => this.probe(), PROBE_MS).unref();
  }

  get size(): number {
    return this.connections.size;
  }

  /** Whether a player has a socket open at this node. */
  has(player: string): boolean {
    return this.players.has(player);
  }

  async register(
    app: FastifyInstance,
    tables: Tables,
    clubs: ClubHub,
    mine: MineHub,
    homes: Homes,
    who: Who,
    handOver: HandOver | null,
  ): Promise<void> {
    const { services } = this;
    homes.listen(() => this.moveHome());
    await app.register(websocket, { options: { maxPayload: LIMITS.message, perMessageDeflate: false } });
    app.get<{ Querystring: { readonly table?: unknown } }>(
      '/ws',
      {
        websocket: true,
        preValidation: async (request, reply) => {
          // For which table it is opened: a hint, with which it is served where that table is at home.
          const { table } = request.query;
          const home = typeof table === 'string' ? services.nodes.homeOf(table) : null;
          if (home !== null && handOver?.pass(request.raw, reply.raw, home) === true) return reply.hijack();
          if (!sameOrigin(request, services.settings.publicUrl)) {
            return reply.code(403).send({ code: 'not yours', text: 'This page may not connect to this server.' });
          }
          const player = await who.mustBe(request);
          if (services.settings.limits && this.isCrowded(networkOf(request.ip), player.id)) {
            return reply.code(429).send({ code: 'slow down', text: 'Too many connections at once: close some first.' });
          }
          this.guests.set(request, { player, answer: reply.raw });
        },
      },
      (socket, request) => {
        const guest = this.guests.get(request);
        if (guest === undefined) return socket.close(CLOSE.policy, 'unknown');
        const { player, answer } = guest;
        const network = networkOf(request.ip);
        const line = request.raw.socket;
        // The request is over: the answer that nobody writes, and the plugin's listener for errors, which the connection
        // replaces, would keep all of it alive as long as the socket.
        answer.detachSocket(line);
        socket.removeAllListeners('error');
        add(this.addresses, network, 1);
        add(this.players, player.id, 1);
        const connection = new ClientConnection(
          services,
          tables,
          clubs,
          mine,
          socket,
          line,
          player,
          homes,
          who.spender(player, request),
        );
        this.connections.add(connection);
        socket.on('close', () => {
          this.connections.delete(connection);
          add(this.addresses, network, -1);
          add(this.players, player.id, -1);
        });
        // Who was signed out while the socket was being opened was not among those who were shown out.
        this.check(player.id, [connection]).catch((problem: unknown) => {
          services.log.warn(
            { problem: String(problem) },
            'a socket was closed, because nobody knew whether it may stay',
          );
          connection.close(CLOSE.restarting, 'the server is busy');
        });
      },
    );
  }

  /** Gives up sockets whose other end has gone without a word, and asks the others. */
  probe(): void {
    for (const connection of this.connections) connection.probe();
  }

  /** Tables have other homes now: everybody goes there, not all at the same moment. */
  private moveHome(): void {
    if (this.moving) return;
    this.moving = true;
    const move = async (): Promise<void> => {
      let moved = 0;
      for (const connection of this.connections) {
        connection.moveHome();
        if (++moved % MOVED_AT_ONCE === 0) await breath();
      }
    };
    setTimeout(() => {
      this.moving = false;
      move();
    }, MOVE_WAIT_MS).unref();
  }

  /** Shows somebody out. */
  dismiss(player: string, reason: Gone): void {
    for (const connection of this.connections)
      if (connection.playerId === player) connection.close(CLOSE.policy, reason);
  }

  /** Shows those out who may stay no longer, as the store knows them now: of some players, or of all who are here. */
  async recheck(some: Iterable<string> = this.players.keys()): Promise<void> {
    const here = [...some].filter((player) => this.players.has(player));
    await inSlices(here, (player) => this.check(player, this.connections));
  }

  private async check(player: string, connections: Iterable<ClientConnection>): Promise<void> {
    const row = await this.registered.readAnew(player);
    for (const connection of connections) {
      const why = connection.playerId === player ? this.registered.reasonToGo(row, connection.session) : null;
      if (why !== null) connection.close(CLOSE.policy, why);
    }
  }

  /** Says good-bye to everybody. */
  closeAll(): void {
    clearInterval(this.probing);
    for (const connection of this.connections) connection.close(CLOSE.restarting, 'the server is restarting');
  }

  private isCrowded(network: string, player: string): boolean {
    return (
      (this.addresses.get(network) ?? 0) >= SOCKETS_PER_ADDRESS || (this.players.get(player) ?? 0) >= SOCKETS_PER_PLAYER
    );
  }
}

/** Counts up or down; who comes to nothing is forgotten. */
function add(counts: Map<string, number>, key: string, change: number): void {
  const count = (counts.get(key) ?? 0) + change;
  if (count === 0) counts.delete(key);
  else counts.set(key, count);
}
