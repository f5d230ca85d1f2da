/** What stands before a page's name in the tab: how many tables wait and lines are unread, and whether one is asked here. */
const marks = { waiting: 0, unread: 0, clubs: 0, asked: 0 };
let name = 'Naos';

function write(): void {
  const count = marks.waiting + marks.unread + marks.clubs;
  document.title = `${marks.asked > 0 ? '● ' : ''}${count > 0 ? `(${count}) ` : ''}${name}`;
}

/** Names the page in the browser's tab and history. */
export function namePage(title: string): void {
  name = title === '' ? 'Naos' : `${title} · Naos`;
  write();
}

/** Sets one of the marks before the name. */
export function mark(what: keyof typeof marks, count: number): void {
  if (marks[what] === count) return;
  marks[what] = count;
  write();
}
