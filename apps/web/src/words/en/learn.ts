/** What the site says of lessons and rules, in English. */
export const learn = {
  'learn.below': 'A lesson on the real board takes a few minutes; the rules answer everything else.',
  'learn.lesson': 'Take the lesson',
  'learn.lesson.of': 'Take the lesson: {game}',
  'learn.rules': 'Read the rules',
  'learn.rules.of': 'Read the rules: {game}',

  'rules.of': 'Rules of {game}',
  'rules.find': 'Find a word or a number',
  'rules.count': '{n, plural, one {# rule} other {# rules}}; each has a number that never changes',
  'rules.found': '{n, plural, one {# section fits} other {# sections fit}}',
  'rules.back': 'Back to the table',
  'rules.number': 'Rule {id}',
  'rules.contents': 'Sections',
  'rules.try': 'Try it on the board',

  'lesson.note': 'Lesson',
  'lesson.step': '{n} of {of}',
  'lesson.back': 'Back',
  'lesson.fold': 'The teacher’s words',
  'lesson.next': 'Next',
  'lesson.show': 'Show me',
  'lesson.done': 'That was the lesson',
  'lesson.done.text': 'You know enough for a first game. The rules are one click away at every table.',
} as const;
