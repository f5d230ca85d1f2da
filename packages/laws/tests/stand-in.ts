/** Some parts of something; what is given must be of the right type, at any depth. */
type PartOf<T> = T extends (...given: never[]) => unknown
  ? T
  : T extends object
    ? { readonly [K in keyof T]?: PartOf<T[K]> }
    : T;

/** Stands in for something of which a test needs only these parts. */
export function standIn<T extends object>(part: PartOf<T>): T {
  return part as T;
}
