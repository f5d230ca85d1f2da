/** FNV-1a with a last stir: names that differ in one letter score far apart. */
function score(text: string): number {
  let hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/**
 * The node that a table is at home at: of all that are there the one with the highest score. Every node comes to the same
 * one by itself, and a node that comes or goes moves no other tables than its own.
 */
export function homeOf(table: string, nodes: Iterable<string>): string | null {
  let home: string | null = null;
  let highest = -1;
  for (const node of nodes) {
    const own = score(`${node} ${table}`);
    if (own < highest || (own === highest && home !== null && node > home)) continue;
    highest = own;
    home = node;
  }
  return home;
}
