import { placeOf, type Vocabulary } from '@naos/engine';
import type { Language } from '@naos/words';
import { fitsClub } from '../clubs/door.ts';
import { clubDoor } from '../clubs/page.ts';
import type { Players } from '../players/players.ts';
import type { Services } from '../services.ts';
import { isOpenDeal } from '../tables/access.ts';
import { readDoc, type TableDoc } from '../tables/doc.ts';
import { fitsMoment, showsTable } from '../tables/links.ts';
import { look } from '../tables/sight.ts';
import type { Tables } from '../tables/tables.ts';
import { clubFace } from './club-face.ts';
import { duelFace } from './duel-face.ts';
import { eventFace } from './event-face.ts';
import type { Face, PictureFace } from './face.ts';
import { pageFace, plainFace } from './page-faces.ts';
import { tableFace } from './table-face.ts';

/** What a link may carry in its query, whatever else it carries. */
export type LinkQuery = Readonly<Record<string, unknown>>;

const CLUB_ID = /^[a-z0-9]{12}$/;
const TABLE_ID = /^[a-z0-9]{10}$/;
const EVENT_ID = /^[a-z0-9]{14}$/;

/** What every address shows to somebody who has nothing but the link. */
export class Faces {
  private readonly services: Services;
  private readonly tables: Tables;
  private readonly players: Players;

  constructor(services: Services, tables: Tables, players: Players) {
    this.services = services;
    this.tables = tables;
    this.players = players;
  }

  async of(path: string, query: LinkQuery, language: Language): Promise<Face> {
    const parts = path.split('/').filter((part) => part !== '');
    const [room, id = ''] = parts;
    if (room === 'club' && parts.length === 2) return this.ofClub(id, query, language);
    const isTable = room === 't' || room === 'screen' || (room === 'replay' && TABLE_ID.test(id));
    if (room === 'duel' && parts.length > 1) return duelFace(this.services, parts.slice(1), language);
    if (room === 'event' && parts.length === 2 && EVENT_ID.test(id)) return eventFace(this.services, id, language);
    if (!isTable || parts.length !== 2) return this.withPuzzle(pageFace(this.services.games, parts, language));
    const doc = await this.docOf(id);
    // Whether a private table exists is not said: without its link it looks like one that does not.
    if (doc === null || !(await this.mayShow(doc, query)))
      return typeof query.game === 'string'
        ? pageFace(this.services.games, ['learn', query.game], language)
        : plainFace('closed', language);
    return tableFace(this.services.games, doc, await this.hostOf(doc), language);
  }

  /** What a spectator sees of the table that a picture shows; null: nothing, and the picture has the game's cover. */
  async viewIn({ shown }: PictureFace): Promise<Vocabulary['view'] | null> {
    const { services, tables } = this;
    if (shown === undefined || !('table' in shown)) return null;
    try {
      const sights = await tables.reading(shown.table, (live) => look(services, live, [null]));
      return sights[placeOf(null)]?.view ?? null;
    } catch (problem) {
      services.log.warn({ problem: String(problem) }, 'a table could not be shown in a picture');
      return null;
    }
  }

  /** A puzzle that there is not has the picture of its game: nobody has a new one drawn by making up names. */
  private async withPuzzle(face: Face): Promise<Face> {
    const { shown, ...picture } = face.picture;
    if (shown === undefined || !('puzzle' in shown) || picture.game === null) return face;
    const puzzles = await this.services.games.get(picture.game).gameModule.puzzles?.();
    return puzzles?.heads.some(({ id }) => id === shown.puzzle) === true ? face : { ...face, picture };
  }

  /** Whether there is such a club is not said without its link. */
  private async ofClub(id: string, { join }: LinkQuery, language: Language): Promise<Face> {
    const { services } = this;
    const club = CLUB_ID.test(id) ? await services.store.clubs.read(id) : null;
    if (club === null || typeof join !== 'string' || !fitsClub(services.secret, club, join))
      return plainFace('no-club', language);
    return clubFace(await clubDoor(services, club, ''), language);
  }

  /** From memory or its row: the game itself is not needed, and would have to be played through. */
  private async docOf(id: string): Promise<TableDoc | null> {
    if (!TABLE_ID.test(id)) return null;
    const live = this.tables.peek(id);
    if (live !== undefined) return live.doc;
    const row = await this.services.store.tables.read(id);
    return row === null ? null : readDoc(row.body);
  }

  private async mayShow(doc: TableDoc, { watch, invite, join, moment }: LinkQuery): Promise<boolean> {
    // A deal that others still play is seen by nobody else, whatever link they have.
    if (!(await isOpenDeal(this.services, doc))) return false;
    if (doc.visibility === 'public') return true;
    if (typeof moment === 'string' && fitsMoment(this.services.secret, doc, moment)) return true;
    return [watch, invite, join].some(
      (token) => typeof token === 'string' && showsTable(this.services.secret, doc, token),
    );
  }

  private async hostOf({ host, seats }: TableDoc): Promise<string> {
    if (host === null) return '';
    const seated = seats.find(({ kind, player }) => kind === 'person' && player === host);
    return seated?.name ?? (await this.players.read(host))?.name ?? '';
  }
}
