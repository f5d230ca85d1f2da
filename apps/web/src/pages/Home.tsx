import type { AnyGameModule } from '@naos/game-module';
import { Hourglass, Play, Users } from 'lucide-react';
import { type ReactElement, Suspense, useState } from 'react';
import { Link } from 'wouter';
import { accentOf, allGameModules, coverOf } from '../games/game-modules.ts';
import { CoachOffer } from '../home/CoachOffer.tsx';
import { Continue } from '../home/Continue.tsx';
import { HomeClubs, useComesBack } from '../home/HomeClubs.tsx';
import { Today, TodayAround } from '../home/Today.tsx';
import { Weight } from '../home/Weight.tsx';
import { usePhone } from '../shell/use-phone.ts';
import { useTitle } from '../shell/use-title.ts';
import { themeOf, useSettings } from '../store/settings.ts';
import { usePlayNow } from '../table/use-play-now.ts';
import { useLanguage, useT } from '../words/index.ts';
import { page } from './page.ts';

const NewTable = page(async () => ({ default: (await import('../home/NewTable.tsx')).NewTable }));

/** Four games as four doors: one click plays, another makes a table. */
export function Home(): ReactElement {
  const t = useT();
  useTitle('');
  const [ordering, setOrdering] = useState<AnyGameModule | null>(null);
  const comesBack = useComesBack();
  const phone = usePhone();
  const doors = (
    <section className="doors" aria-label={t('home.games')}>
      {allGameModules.map((gameModule) => (
        <Door key={gameModule.id} gameModule={gameModule} onOrder={() => setOrdering(gameModule)} />
      ))}
    </section>
  );
  return (
    <main className="page home">
      <section className="hero">
        <div>
          <h1>{t('home.title')}</h1>
          <p>{t('home.below')}</p>
          <div className="row to-learn">
            <Link className="btn" href="/learn">
              {t('home.learn')}
            </Link>
            <Link className="btn" href="/puzzles">
              {t('puzzles.solve')}
            </Link>
          </div>
        </div>
        <div className="strips">
          <Continue />
          <HomeClubs />
        </div>
      </section>
      {phone && comesBack ? (
        <TodayAround doors={doors} />
      ) : (
        <>
          {doors}
          <Today />
        </>
      )}
      {ordering !== null && (
        <Suspense>
          <NewTable gameModule={ordering} onClose={() => setOrdering(null)} />
        </Suspense>
      )}
    </main>
  );
}

function Door({
  gameModule,
  onOrder,
}: {
  readonly gameModule: AnyGameModule;
  readonly onOrder: () => void;
}): ReactElement {
  const t = useT();
  const language = useLanguage();
  const night = useSettings(themeOf) === 'night';
  const playNow = usePlayNow(gameModule);
  const { id, title, seats, minutes, weight, face } = gameModule;
  const cover = coverOf(id);
  const subtitle = face?.subtitle?.[language];
  const name = title[language];
  const range = ({ min, max }: { min: number; max: number }) => (min === max ? `${min}` : `${min}–${max}`);
  return (
    <article className="door" style={{ '--c': accentOf(id) }}>
      {cover === null ? (
        <div className="plain-cover" aria-hidden="true">
          {name}
        </div>
      ) : (
        <img className="cover" src={night ? `${cover}#night` : cover} alt="" width="600" height="800" />
      )}
      <div className="door-words">
        <h2>
          <span>{name}</span>
          {subtitle !== undefined && <small>{subtitle}</small>}
        </h2>
        <p className="blurb">{face?.blurb[language]}</p>
        <ul className="facts">
          <li>
            <Users size={17} aria-hidden="true" />
            <span>
              <b>{range(seats)}</b> <i>{t('home.players', { n: seats.max })}</i>
            </span>
          </li>
          <li>
            <Hourglass size={16} aria-hidden="true" />
            <span>
              <b>{range(minutes)}</b> {t('home.minutes')}
            </span>
          </li>
          <li>
            <Weight weight={weight} />
            <span>{t(weight < 2.3 ? 'home.light' : weight < 3.4 ? 'home.medium' : 'home.heavy')}</span>
          </li>
        </ul>
        <div className="go-row">
          <button
            type="button"
            className="btn strong"
            onClick={playNow.press}
            aria-label={t('home.play-now.of', { game: name })}
          >
            <Play size={14} fill="currentColor" aria-hidden="true" />
            <span>{t('home.play-now')}</span>
          </button>
          <button type="button" className="btn" onClick={onOrder} aria-label={t('home.make-table.of', { game: name })}>
            <Users size={18} aria-hidden="true" />
            <span>{t('home.make-table')}</span>
          </button>
        </div>
        {playNow.offering && <CoachOffer onAnswer={playNow.begin} onClose={playNow.cancel} />}
      </div>
    </article>
  );
}
