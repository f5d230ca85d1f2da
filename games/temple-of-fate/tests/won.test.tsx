// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { SeatThings } from '../board/panels/SeatFacts.tsx';
import { CARD_BEATS, CardWon } from '../board/scene/CardWon.tsx';
import { propsOf } from './board-props.ts';
import { atTurn, make, openCard, paint, stand } from './scene.ts';

/** One priest of each stands on a card of four; two more of the first player fill it. */
function completed(beat: number) {
  const play = atTurn({}, (state) => {
    paint(state, 0, ['FFFF....', ...new Array<string>(6).fill('.      .'), '........']);
    openCard(state, 'blessing-fire-08');
    stand(state, 'fire', { 0: 1, 1: 0 });
  });
  make(play, ['mark r0c0', 'occupy fire 2,3']);
  return render(<CardWon {...propsOf(play, 0, { fresh: play.told, beat })} />).container;
}

afterEach(cleanup);

test('[7.2.3] a card that is won is on stage: everybody’s priests, the winner, the points', () => {
  const stage = completed(500).querySelector('.tof-moment');
  expect([...(stage?.querySelectorAll('li') ?? [])].map((row) => row.textContent)).toEqual(['Anna3', 'Boris1']);
  expect(stage?.querySelector('li[data-won="true"]')?.textContent).toBe('Anna3');
  expect(stage?.querySelector('.tof-moment-points')?.textContent).toMatch(/^\+\d+$/);
});

test('it lasts a second or two, and never comes where everything is shown at once', () => {
  expect(CARD_BEATS * 500).toBeLessThan(2000);
  expect(completed(0).querySelector('.tof-moment')).toBeNull();
});

test('a card that was won lies with its seat, not on the stage', () => {
  const play = atTurn({}, (state) => {
    state.players[0]?.won.push(0);
  });
  const { container } = render(<SeatThings {...propsOf(play, 0)} seat={0} />);
  expect(container.querySelectorAll('li')).toHaveLength(1);
  expect(container.querySelector('.tof-moment')).toBeNull();
});
