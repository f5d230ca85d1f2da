/** Why the server refuses something, in English: one text for each of its reasons. */
export const because = {
  'because.not-begun': 'The game has not begun yet.',
  'because.begun': 'The game has begun already: this was possible before it.',
  'because.not-running': 'Nobody plays at this table now: the game has not begun, or it is over.',
  'because.still-running': 'The game is still running: this is possible once it is over.',
  'because.game-over': 'The game is over already.',
  'because.paused': 'The table is paused: ask everybody to go on first.',
  'because.not-paused': 'The table is not paused.',
  'because.seats-empty': 'Some seats are still free: invite somebody, or put bots on them.',
  'because.seat-taken': 'This seat is taken already: choose another one.',
  'because.seat-kept': 'This seat is kept for somebody else: choose another one.',
  'because.no-free-seat': 'No seat is free at this table. You can watch, or ask the host for a seat.',
  'because.other-seat': 'You had another seat in this game: you can come back to that one only.',
  'because.invite-used': 'This link has been used already or was replaced. Ask the host for a new one.',
  'because.most-seats':
    'This game is played by {most, plural, one {# person} other {# people}} at most: there is no room for another seat.',
  'because.fewest-seats':
    'This game is played by {fewest, plural, one {# person} other {# people}} at least: this seat has to stay.',
  'because.rated-unready': 'A rated game begins when everybody has said that they are ready.',
  'because.away-unready': '{name} is not here and has not said that they are ready. Wait a little, or free the seat.',
  'because.tables-open':
    'You host {most, plural, one {# table} other {# tables}} where the game has not begun: begin or close one of them first.',
  'because.deciding': 'The table is deciding something already: that has to be answered first.',
  'because.nothing-to-vote': 'There is nothing to vote on any more.',
  'because.everybody-waits':
    'A pause ends some time after somebody asks to go on; to end it at once everybody has to agree.',
  'because.said-no': 'Those who play have said no: you can watch, but not ask again.',
  'because.bot-rated': 'In a rated game nobody plays on for a bot: its secrets are its own.',
  'because.nobody-agrees': 'Nobody plays here who could agree: only the host can invite you to this seat.',
  'because.undo-rated': 'In rated games moves are not taken back by vote.',
  'because.nothing-to-undo':
    'Nothing can be taken back from here: somebody has learned something from it, or it is done.',
  'because.undo-game':
    'So much has been taken back in this game that nothing more can be. It can be played to its end.',
  'because.undo-turn':
    'You have taken back {most, plural, one {# move} other {# moves}} in this turn, which is the limit: play on from here.',
  'because.still-time': 'They still have time: this is possible when it has run out.',
  'because.not-late': 'A game can be ended when somebody has been away for long, or when everybody agrees.',
  'because.resign-two':
    'Only a game of two can be resigned. Get up instead: a bot plays on for you, and its result is yours.',
  'because.nudge-live': 'At a live table the clock is reminder enough.',
  'because.nudge-idle': 'The game does not wait for them now.',
  'because.nudge-daily': 'They have been reminded today already; once a day is enough.',
  'because.holiday-long':
    'You can be away for at most {days, plural, one {# day} other {# days}} at a stretch: others wait for you.',
  'because.holiday-year':
    'You can be away for at most {days, plural, one {# day} other {# days}} in a year: others wait for you.',
  'because.holiday-often':
    'You can go away at most {times, plural, one {# time} other {# times}} in a year: others wait for you.',
  'because.watchers-silent': 'The host does not let those who watch talk at this table.',
  'because.players-apart': 'Those who play talk with those who watch only after the game.',
  'because.seated-talk': 'Only those who sit at the table can talk here.',
  'because.silenced': 'The host has silenced you here: your lines would reach nobody.',
  'because.banned': 'You are barred here until {until}: {why}',
  'because.deal-played': 'Others still play this deal: it can be seen when all of them are done.',
  'because.own-seat': 'While the game runs you can look back from your own seat only.',
  'because.when-over': 'This holds every secret of the game: it can be had when the game is over.',
  'because.play-first': 'The games of the others open once you have played this deal.',
  'because.not-seated': 'You do not sit at this table.',
  'because.not-your-turn': 'It is not your turn.',
  'because.host-only': 'Only the host of the table can do this.',
  'because.club-host': 'Only the host of the club can do this.',
  'because.event-host': 'Only the host of the event can do this.',
  'because.club-leads': 'Only the host of the club can take an event over.',
  'because.club-left': 'You do not belong to this table’s club any more, so it opens no table for you.',
  'because.signed-out': 'You have been signed out here. Load the page again, or sign in.',
  'because.deleted': 'You have been deleted here. Load the page again to begin anew.',
  'because.not-a-member': 'They do not belong to the club any more.',
  'because.not-in-event': 'They do not take part in this event.',
  'because.club-full': 'The club is full: it has {most, number} members already.',
  'because.clubs-most':
    'You belong to {most, plural, one {# club} other {# clubs}} already, which is the limit: leave one first.',
  'because.event-full': 'The event is full: {most, plural, one {# person takes} other {# people take}} part already.',
  'because.event-bots': '{most, plural, one {# bot takes} other {# bots take}} part already, which is the limit.',
  'because.event-few': 'There are too few to play: invite more people, or add bots.',
  'because.event-begun': 'The event has begun already.',
  'because.event-over': 'The event is over.',
  'because.followed-most':
    'You follow {most, plural, one {# person} other {# people}} already, which is the limit: let somebody go first.',
  'because.channels-most':
    'You have {most, plural, one {# way} other {# ways}} to be called already, which is the limit: remove one first.',
  'because.bots-most': 'You have {most, plural, one {# bot} other {# bots}} already, which is the limit.',
  'because.no-mail': 'This server sends no e-mail. Choose another way to be called.',
  'because.wait':
    'That was too much in a short time. Try again in {minutes, plural, one {# minute} other {# minutes}}.',
} as const;
