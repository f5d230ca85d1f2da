import type { NoticeWays } from '@naos/protocol';
import type { Tab } from '@naos/table-ui';
import { type ReactElement, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { device } from '../../store/device.ts';
import { useLanguage, useT } from '../../words/index.ts';
import { canPush, subscribe } from '../account/push.ts';
import { api } from '../api.ts';
import type { TableNews } from '../connection/table-connection.ts';

const ANSWERED = 'naos.notices-offered';

interface Offer {
  readonly pushKey: string | null;
  readonly ways: NoticeWays;
}

/** Whether somebody has just sent off a turn of a slow game and now waits for the others. */
function isSentOff({ card, seat, beats }: TableNews): boolean {
  if (seat === null || card.status !== 'running' || card.clock.kind === 'live' || card.waiting.includes(seat))
    return false;
  return beats.some((beat) => beat.kind === 'moved' && beat.seat === seat);
}

/** After the first move of a slow game, once on a device: ways to be called, for who has none yet. */
export function useNoticeOffer(news: TableNews): readonly Tab[] {
  const t = useT();
  const [offer, setOffer] = useState<Offer | null>(null);
  const isDue = isSentOff(news);
  useEffect(() => {
    if (!isDue || device.getItem(ANSWERED) !== null) return;
    let here = true;
    const look = async (): Promise<void> => {
      const [{ pushKey }, channels, ways] = [await api.arrive(''), await api.channels(), await api.noticeWays()];
      if (here && channels.length === 0) setOffer({ pushKey, ways });
    };
    // Without the server nothing is offered; the next table will do.
    look().catch(() => {});
    return () => {
      here = false;
    };
  }, [isDue]);
  if (offer === null) return [];
  const close = (): void => {
    device.setItem(ANSWERED, 'yes');
    setOffer(null);
  };
  return [
    {
      id: 'notices',
      title: t('slow.offer.tab'),
      call: 'offer',
      asked: false,
      onClose: close,
      content: <OfferCard {...offer} onClose={close} />,
    },
  ];
}

function OfferCard({ pushKey, ways, onClose }: Offer & { readonly onClose: () => void }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const [said, setSaid] = useState<'done' | 'failed' | null>(null);
  const push = async (key: string): Promise<void> => {
    const subscription = await subscribe(key);
    if (subscription !== null) await api.addChannel({ kind: 'push', subscription }, language);
    setSaid(subscription === null ? 'failed' : 'done');
  };
  return (
    <div className="table-acts">
      <h3>{t('slow.offer.title')}</h3>
      <p className="note">{t('slow.offer.why')}</p>
      {said !== null && <p role="status">{t(said === 'done' ? 'slow.offer.done' : 'slow.offer.failed')}</p>}
      <div className="row">
        {pushKey !== null && canPush() && said !== 'done' && (
          <button type="button" className="btn go" onClick={() => void push(pushKey).catch(() => setSaid('failed'))}>
            {t('slow.offer.push')}
          </button>
        )}
        {ways.telegram !== null && (
          <a className="btn" href={ways.telegram} target="_blank" rel="noreferrer">
            {t('slow.offer.telegram')}
          </a>
        )}
        <Link className="btn" href="/settings">
          {t('slow.offer.more')}
        </Link>
        <button type="button" className="btn quiet" onClick={onClose}>
          {t('slow.offer.no')}
        </button>
      </div>
    </div>
  );
}
