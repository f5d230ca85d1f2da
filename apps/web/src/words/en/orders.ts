/** What the site says of questions that are left to the table to answer, in English. */
export const orders = {
  'orders.tab': 'Orders',
  'orders.tab.dropped': 'Plan dropped',
  'orders.room': 'Leave some answers to the table, from the first one on',
  'orders.title': 'Answer for me',
  'orders.why':
    'The table answers these questions at once, so that nobody waits for you. Only you see your orders; when they answer never depends on what you hold.',
  'orders.ask': 'ask me',
  'orders.back': 'Take back: {what}',
  'orders.none': 'This game has no questions that could be left to the table. A plan can be queued.',
  'orders.plan.title': 'My plan',
  'orders.plan.none': 'Nothing is queued. Try a line on the planning board and queue it there.',
  'orders.plan.why': 'Played while the questions come as planned; any other question drops it, and you are asked.',
  'orders.plan.drop': 'Drop the plan',
  'orders.plan.dropped': 'Your plan was dropped: something else was asked than you had planned. You decide now.',
  'orders.plan.seen': 'I see',
  'orders.plan.queue': '{n, plural, one {Queue my move} other {Queue my # moves}}',
} as const;
