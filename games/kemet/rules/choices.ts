/** Choices that hidden cards could widen come in two kinds with one meaning (R55). */
export type OpenChoice = 'menu' | 'start' | 'march';

/** The names of all choices. */
export type KemetChoice =
  | OpenChoice
  | `${OpenChoice} openly`
  | 'place troops'
  | 'place pyramids'
  | 'choose a starting tile'
  | 'build'
  | 'recruit'
  | 'battle order'
  | 'place units'
  | 'buy'
  | 'replace a battle card'
  | 'place the creature'
  | 'war council'
  | 'divine wound'
  | 'loser'
  | 'retreat area'
  | 'winner'
  | 'fetch'
  | 'strike'
  | 'offering'
  | 'delta temple'
  | 'veterans for prayer'
  | 'vision'
  | 'veterans for cards'
  | 'muster'
  | 'destiny';

/** Whether a choice is the one of this name, asked openly or not. */
export function asksFor(open: OpenChoice, choice: KemetChoice | undefined): boolean {
  return choice === open || choice === `${open} openly`;
}
