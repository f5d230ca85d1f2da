/** What the site says of a new table and its clock, in English. */
export const newTable = {
  'new.title': 'A table of {game}',
  'new.where': 'Where',
  'new.link': 'With friends, by a link',
  'new.here': 'On this device',
  'new.options': '{n, plural, one {# more option} other {# more options}}',
  'new.players': 'Players',
  'new.seats': 'Seats',
  'new.seat': 'Seat {n}',
  'new.me': 'Me: {name}',
  'new.beside': 'Somebody at this device',
  'new.beside.why': 'You share this device: the table is hidden while it changes hands.',
  'new.bot': 'Bot: {level}',
  'new.player': 'Player {n}',
  'new.begin': 'Begin',
  'new.friend': 'A friend, by a link',
  'new.anybody': 'Anybody',
  'new.clock': 'Clock',
  'new.public': 'Show the table in the lobby',
  'new.rated': 'Rated: the result counts, and nothing is undone by vote',
  'new.replace': 'Those who watch may ask for a bot’s seat',
  'new.make': 'Make the table',
  'new.offline': 'No server can be reached from here. Choose “On this device”: that needs no network.',
  'new.refused': 'The server refused: {text}',

  'clock.none': 'No clock',
  'clock.live':
    '{minutes, plural, one {# minute} other {# minutes}}{seconds, plural, =0 {} one {, # second a move} other {, # seconds a move}}',
  'clock.days': '{n, plural, =1 {A day} one {# day} other {# days}} for each turn',
  'clock.rest': 'Clocks rest from {from} to {to} ({zone})',

  'rest.tick': 'Night’s rest',
  'rest.from': 'From',
  'rest.to': 'To',
  'rest.about':
    'From {from} to {to} in your time zone ({zone}) the clocks of all players stand still, wherever they live. Moves can be made all the same.',
} as const;
