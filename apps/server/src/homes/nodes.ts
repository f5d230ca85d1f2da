import { freshTableId } from '../secret.ts';
import { homeOf } from './rendezvous.ts';

/** So often another id is drawn; a node among very many may have to do without. */
const MOST_DRAWS = 200;

/** The nodes that tables are at home at, as this one knows them. */
export class Nodes {
  readonly self: string;
  names: readonly string[];

  constructor(self: string) {
    this.self = self;
    this.names = [self];
  }

  homeOf(table: string): string {
    return homeOf(table, this.names) ?? this.self;
  }

  /** The id of a new table that is at home here: whoever opens it is here, and so are most who play with them. */
  freshTableId(): string {
    let id = freshTableId();
    for (let draws = 1; draws < MOST_DRAWS && this.homeOf(id) !== this.self; draws++) id = freshTableId();
    return id;
  }
}
