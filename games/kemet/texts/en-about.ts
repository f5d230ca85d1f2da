/** What each question is about, for whoever meets it the first time. */
export const enAbout = {
  'about.place troops':
    'Five units are a full troop. Put them where your pyramids will stand: they guard them, and from a pyramid a troop can teleport far.',
  'about.place pyramids':
    'The colour decides which tiles you can buy, the level how good they may be. Ruby attacks, sapphire defends and recruits, diamond brings prayer and cards, onyx a little of everything.',
  'about.choose a starting tile':
    'It costs nothing and works to the end of the game. Take what helps you every day: prayer if you want to build, strength if you want to fight.',
  'about.menu':
    'Each token is one action, and by evening each row must hold one. Think back from the fame you want: an attack or a temple needs units and a Move, a strong tile a high pyramid, and everything needs prayer.',
  'about.menu.placed':
    'What is left is extra. The gold and silver tokens come back every day, so use them if they help; a card is gone once played and can wait.',
  'about.build':
    'A pyramid decides which tiles you may buy, and troops teleport from it. Raise what your next tile needs; at level 4 it is also a fame point, for whoever holds the district.',
  'about.build.night':
    'One level is free: best where it would cost you most, or where it opens the tile that you want next.',
  'about.recruit':
    'A troop of five is hard to beat, a single unit falls to anybody. Recruit where you want to march from, and leave two prayer for a teleport.',
  'about.battle order':
    'You fight for one district after the other, and each battle costs two battle cards. Begin where your best card decides most.',
  'about.place units':
    'These units cost no prayer. Fill up the troop that marches next, or guard what others could take.',
  'about.buy':
    'A tile works at once and to the end of the game, so early ones give most. Choose for your way to fame: winning attacks, holding temples, or having prayer for both.',
  'about.replace a battle card':
    'The new card takes this one’s place to the end of the game. Give up the one that you would be the last to play.',
  'about.place the creature':
    'A creature helps only the troop that it stands with: put it where you want to attack or hold. From the supply it can come later, with units that you recruit.',
  'about.start':
    'Choose where you want to arrive first, then who can win there. What you leave behind should not be what an enemy waits for: a temple or a pyramid without units.',
  'about.march':
    'You can walk, take a boat, or teleport for two prayer from a pyramid to an obelisk. Where an enemy stands, you attack: a win with a unit left is fame for good.',
  'about.war council':
    'Count what lies open: units, tiles, creature. The higher strength wins, a tie goes to the defender. Damage kills their units, protection saves yours, and an attacker needs a unit left for the fame.',
  'about.war council.drop':
    'Nobody sees which card you drop, but you have it again only when all eight are used up. Drop one that you will not miss in the next battle.',
  'about.war council.add':
    'These cards cost prayer and are gone afterwards. Add them if they can turn the battle; where you win or lose anyway, keep them.',
  'about.divine wound':
    'All is shown, so you know what is missing: each card that you discard is one more strength. Give as many as turn the battle, or none.',
  'about.loser':
    'Recall: the units go to your supply and bring prayer, one less than their number. Retreat: they stay on the board, but where is for the winner to say.',
  'about.retreat area':
    'You send the beaten troop away. Best where it holds nothing of worth and threatens nothing of yours; a temple would be a gift.',
  'about.winner':
    'If you stay, the area is yours: a temple is fame as long as you hold it. If the troop is too weak to hold it, recall it for prayer, one less than its units; the fame of a won attack stays.',
  'about.fetch':
    'Any card of the pile can be yours again. Take one that you can pay for soon: for a battle that is coming, or for the Move after this.',
  'about.strike':
    'A lone unit that holds a temple or guards a pyramid is worth most: without it the area is free. Or weaken the troop that you attack next.',
  'about.offering':
    'Permanent fame cannot be taken from you, and two units cost two prayer to recruit. Keep them only if you need them there tomorrow.',
  'about.delta temple':
    'Five prayer are more than two Pray actions bring. But with your last unit the temple is lost, and right after this two temples bring a fame point.',
  'about.veterans for prayer':
    'Each veteran works once: prayer now, a card for two of them in the next step, or a unit each after that. What you still have then is lost.',
  'about.vision':
    'The others are discarded for all to see. Keep what you can pay for and will use tomorrow: strength for a battle, or a surprise on the march.',
  'about.veterans for cards':
    'Two veterans for a card that nobody knows, or each of them a unit in the next step. Look at what you lack: surprises in battle, or troops.',
  'about.muster':
    'Veterans become units in your city, one each; those that you keep are lost. Your night tiles work now too, and all of it is ready when the day begins.',
  'about.destiny':
    'Early places take first what all want, and whoever is at nine fame begins a turn sooner. Late places answer what others did, and the last action of the day gets no answer.',
};
