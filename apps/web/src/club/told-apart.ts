import type { ClubPage } from '@naos/protocol';
import { apart } from '../online/table/seat-name.ts';

/** A club's page on which no two members are called alike: the second Anna to come in is Anna 2, in the talk too. */
export function toldApart(page: ClubPage): ClubPage {
  const names = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, name } of page.members) {
    const shown = apart(name, taken);
    taken.add(shown);
    names.set(id, shown);
  }
  return {
    ...page,
    members: page.members.map((member) => ({ ...member, name: names.get(member.id) ?? member.name })),
    chat: page.chat.map((line) => ({ ...line, name: names.get(line.player) ?? line.name })),
  };
}
