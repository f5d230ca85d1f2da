import { at, oneOf } from '@naos/engine';
import data from '../../components.json' with { type: 'json' };

const AREA_TYPES = ['district', 'wasteland', 'temple', 'sanctuary'] as const;
const PORTS = ['military', 'trade'] as const;
export type AreaType = (typeof AREA_TYPES)[number];
export type Port = (typeof PORTS)[number] | null;

/** A space of the board. Its index is its place in AREAS; a row of `near` holds indexes. */
export interface Area {
  readonly index: number;
  readonly id: string;
  readonly name: { readonly en: string; readonly ru: string };
  readonly type: AreaType;
  /** Index of the city that a district or outskirts belongs to, else -1. */
  readonly city: number;
  readonly port: Port;
  readonly obelisk: boolean;
  /** Prayer points in the worship step of the night. */
  readonly income: number;
  readonly near: readonly number[];
  readonly x: number;
  readonly y: number;
  readonly polygon: readonly (readonly number[])[];
}

/** City ids in index order; city c has the districts 3c to 3c + 2 and the outskirts 15 + c. */
export const CITIES = data.board.cities.map(({ id, name }) => ({ id: id.replace('city-', ''), name }));
export const DISTRICTS_PER_CITY = 3;
export const DISTRICTS = CITIES.length * DISTRICTS_PER_CITY;
export const AREA_COUNT = data.board.areas.length;

/** Districts first, then the outskirts, then the rest: so a pyramid's district is its index. */
const IDS: readonly string[] = [
  ...data.board.cities.flatMap(({ districts }) => districts),
  ...data.board.cities.map(({ outskirts }) => outskirts),
  ...data.board.areas.filter(({ city }) => city === undefined).map(({ id }) => id),
];
const INDEX: ReadonlyMap<string, number> = new Map(IDS.map((id, index) => [id, index]));

/** Index of an area, or -1. */
export function areaIndex(id: string): number {
  return INDEX.get(id) ?? -1;
}

export const AREAS: readonly Area[] = IDS.map((id, index) => {
  const row = data.board.areas.find((area) => area.id === id);
  if (row === undefined) throw new RangeError(`components.json has no area "${id}".`);
  return {
    index,
    id,
    name: row.name,
    type: oneOf(AREA_TYPES, row.type),
    city: row.city === undefined ? -1 : CITIES.findIndex((city) => `city-${city.id}` === row.city),
    port: row.port === null ? null : oneOf(PORTS, row.port),
    obelisk: row.obelisk,
    income: row.income ?? 0,
    near: row.adjacent.map(areaIndex),
    x: row.layout.x,
    y: row.layout.y,
    polygon: row.layout.polygon,
  };
});

/** An area by its index. */
export function areaAt(index: number): Area {
  return at(AREAS, index);
}

export const SANCTUARY = areaIndex('sanctuary');
export const DELTA = areaIndex('delta-temple');

/** City of a district. */
export function cityOfDistrict(district: number): number {
  return (district / DISTRICTS_PER_CITY) | 0;
}

/** Outskirts of a city. */
export function outskirtsOf(city: number): number {
  return DISTRICTS + city;
}

/** City whose walls an area lies next to: that of a district or of outskirts, else -1 (4.2.2). */
export function cityBeside(area: number): number {
  if (area < DISTRICTS) return cityOfDistrict(area);
  return area < DISTRICTS + CITIES.length ? area - DISTRICTS : -1;
}

/** The board of one number of players: closed areas do not exist (4.4). */
export interface Board {
  readonly open: readonly boolean[];
  /** Open areas, in index order. */
  readonly areas: readonly number[];
  /** Land neighbours in play. */
  readonly near: readonly (readonly number[])[];
  readonly tradePorts: readonly number[];
  readonly obelisks: readonly number[];
  readonly temples: readonly number[];
  readonly cities: readonly number[];
}

function boardFor(seats: '2' | '3' | '4' | '5'): Board {
  const { cities } = data.board.configurations[seats];
  const closed: readonly string[] = data.board.configurations[seats].closed;
  const open = AREAS.map(({ id }) => !closed.includes(id));
  const areas = AREAS.filter(({ index }) => open[index] === true);
  const indexes = (list: readonly Area[]): readonly number[] => list.map(({ index }) => index);
  return {
    open,
    areas: indexes(areas),
    near: AREAS.map(({ near, index }) => (open[index] === true ? near.filter((other) => open[other] === true) : [])),
    tradePorts: indexes(areas.filter(({ port }) => port === 'trade')),
    obelisks: indexes(areas.filter(({ obelisk }) => obelisk)),
    temples: indexes(areas.filter(({ type }) => type === 'temple')),
    cities: cities.map((id) => CITIES.findIndex((city) => `city-${city.id}` === id)),
  };
}

const BOARDS: readonly Board[] = [boardFor('2'), boardFor('3'), boardFor('4'), boardFor('5')];

/** The board for a number of players, 2 to 5. */
export function boardOf(seats: number): Board {
  return at(BOARDS, seats - 2);
}
