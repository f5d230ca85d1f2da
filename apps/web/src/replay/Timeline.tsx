import { useRoom } from '@naos/table-ui';
import type { Say } from '@naos/words';
import { Check, ChevronFirst, ChevronLast, ChevronLeft, ChevronRight, Pause, Play, Share2 } from 'lucide-react';
import { type ReactElement, useEffect, useMemo, useRef, useState } from 'react';
import { copyText } from '../shell/copy.ts';
import { canShare, share } from '../shell/share.ts';
import { useT } from '../words/index.ts';
import { chaptersOf } from './chapters.ts';
import type { RecordedGame } from './replay-session.ts';
import { Strip } from './Strip.tsx';

const SPEEDS = [1, 2, 4] as const;
const STEP_MS = 1400;

interface TimelineProps {
  readonly session: RecordedGame;
  readonly say: Say;
  /** What a link to it is called; null: the game is kept on this device, and opens nowhere else. */
  readonly title: string | null;
}

/** Scrub, step and play a recorded game. */
export function Timeline({ session, say, title }: TimelineProps): ReactElement {
  const t = useT();
  const { reel, at, eyes } = session;
  const bar = useRoom('--timeline-room');
  const [playing, setPlaying] = useState(false);
  const [speed, setSpeed] = useState<(typeof SPEEDS)[number]>(1);
  const [copied, setCopied] = useState(false);
  const ended = at === reel.last;
  useEffect(() => {
    if (!playing || ended) return;
    const timer = setTimeout(() => session.go(at + 1), STEP_MS / speed);
    return () => clearTimeout(timer);
  }, [playing, ended, at, speed, session]);
  const play = () => {
    if (ended) session.go(0);
    setPlaying(ended || !playing);
  };
  const step = (to: number) => {
    setPlaying(false);
    setCopied(false);
    session.go(to);
  };
  const link = () => {
    const address = new URL(location.href);
    address.searchParams.set('at', String(reel.frame(at).n));
    address.searchParams.set('eyes', eyes === null ? 'public' : String(eyes));
    history.replaceState(null, '', address);
    if (title !== null && canShare()) share({ title, url: address.href });
    else void copyText(address.href).then(setCopied);
  };
  return (
    <section className="timeline card" ref={bar} aria-label={t('replay.timeline')}>
      <Strip session={session} onGo={step} />
      <Chapters session={session} say={say} onGo={step} />
      <input
        type="range"
        min={0}
        max={reel.last}
        value={at}
        aria-label={t('replay.moment')}
        aria-valuetext={t('replay.where', { n: at, of: reel.last })}
        onChange={(event) => step(Number(event.target.value))}
      />
      <div className="timeline-row">
        <button
          type="button"
          className="icon"
          aria-label={t('replay.first')}
          onClick={() => step(0)}
          disabled={at === 0}
        >
          <ChevronFirst size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.back')}
          onClick={() => step(at - 1)}
          disabled={at === 0}
        >
          <ChevronLeft size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon dark"
          aria-label={t(playing && !ended ? 'replay.pause' : 'replay.play')}
          onClick={play}
        >
          {playing && !ended ? (
            <Pause size={18} aria-hidden="true" />
          ) : (
            <Play size={18} fill="currentColor" aria-hidden="true" />
          )}
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.next')}
          onClick={() => step(at + 1)}
          disabled={ended}
        >
          <ChevronRight size={20} aria-hidden="true" />
        </button>
        <button
          type="button"
          className="icon"
          aria-label={t('replay.last')}
          onClick={() => step(reel.last)}
          disabled={ended}
        >
          <ChevronLast size={20} aria-hidden="true" />
        </button>
        <b className="where">{t('replay.where', { n: at, of: reel.last })}</b>
        {/* biome-ignore lint/a11y/useSemanticElements: toggle buttons, not a form */}
        <div className="seg" role="group" aria-label={t('replay.speed')}>
          {SPEEDS.map((one) => (
            <button key={one} type="button" aria-pressed={one === speed} onClick={() => setSpeed(one)}>
              {one}×
            </button>
          ))}
        </div>
        <button
          type="button"
          className="btn"
          aria-label={t(title === null ? 'replay.link' : 'replay.share')}
          onClick={link}
        >
          {copied ? <Check size={17} aria-hidden="true" /> : <Share2 size={17} aria-hidden="true" />}
          <span>{t(copied ? 'site.copied' : title === null ? 'replay.link' : 'replay.share')}</span>
        </button>
        <span className="unseen" role="status">
          {copied ? t(title === null ? 'replay.copied.here' : 'site.copied') : ''}
        </span>
      </div>
    </section>
  );
}

interface ChaptersProps {
  readonly session: RecordedGame;
  readonly say: Say;
  readonly onGo: (index: number) => void;
}

/** Rounds or days of the game as buttons along the timeline, where the game names them. */
function Chapters({ session, say, onGo }: ChaptersProps): ReactElement | null {
  const { reel, loaded, at } = session;
  const chapters = useMemo(() => chaptersOf(loaded, reel), [reel, loaded]);
  const strip = useRef<HTMLOListElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment may belong to another chapter.
  useEffect(() => {
    const list = strip.current;
    const button = list?.querySelector<HTMLElement>('[aria-current]');
    if (list !== null && button !== null && button !== undefined)
      list.scrollLeft = button.offsetLeft - (list.clientWidth - button.offsetWidth) / 2;
  }, [at]);
  if (chapters.length === 0) return null;
  const present = chapters.findLast(({ index }) => index <= at);
  return (
    <ol className="chapters" ref={strip}>
      {chapters.map((chapter) => (
        <li key={chapter.index}>
          <button
            type="button"
            aria-current={chapter === present ? 'step' : undefined}
            onClick={() => onGo(chapter.index)}
          >
            {say(chapter.title)}
          </button>
        </li>
      ))}
    </ol>
  );
}
