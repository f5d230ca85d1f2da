import type { ReactElement } from 'react';
import { changeSettings } from '../store/settings.ts';
import { useT } from '../words/index.ts';
import { Box } from './Box.tsx';

interface CoachOfferProps {
  /** The game begins, with a coach or without. */
  readonly onAnswer: () => void;
  readonly onClose: () => void;
}

/** Asked once on a device, before the first game: whether a coach shall sit beside the table. */
export function CoachOffer({ onAnswer, onClose }: CoachOfferProps): ReactElement {
  const t = useT();
  const answer = (coach: 'on' | 'off') => () => {
    changeSettings({ coach });
    onAnswer();
  };
  return (
    <Box title={t('coach.offer')} onClose={onClose}>
      <p>{t('coach.offer.below')}</p>
      <div className="row">
        <button type="button" className="btn strong" onClick={answer('on')}>
          {t('coach.yes')}
        </button>
        <button type="button" className="btn" onClick={answer('off')}>
          {t('coach.no')}
        </button>
      </div>
    </Box>
  );
}
