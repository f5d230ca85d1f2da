import { GameError } from '@naos/engine';
import { FolderOpen, Play, Trash2 } from 'lucide-react';
import { type ReactElement, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { titleOf } from '../games/game-modules.ts';
import { UnknownGame } from '../games/loaded-game.ts';
import { Chip } from '../home/Chip.tsx';
import { headline, standing } from '../home/Continue.tsx';
import { StrongestGames } from '../home/StrongestGames.tsx';
import { takeShared } from '../offline/shared.ts';
import { openFile } from '../replay/open-file.ts';
import { useTitle } from '../shell/use-title.ts';
import { useDropped } from '../store/dropped.ts';
import { allTables, removeTable, type SavedTable } from '../store/tables.ts';
import { faultText } from '../words/fault.ts';
import { useLanguage, useT } from '../words/index.ts';

/** Games kept on this device, and a place to drop a game's file. */
export default function Replays(): ReactElement {
  const t = useT();
  useTitle(t('nav.replays'));
  const [tables, setTables] = useState(allTables);
  const remove = (id: string) => {
    removeTable(id);
    setTables(allTables());
  };
  return (
    <main className="page narrow">
      <h1>{t('nav.replays')}</h1>
      <DropFile />
      {tables.length === 0 ? (
        <p className="soft lead">{t('replays.none')}</p>
      ) : (
        <ul className="learn-list">
          {tables.map((table) => (
            <Row key={table.id} table={table} onRemove={() => remove(table.id)} />
          ))}
        </ul>
      )}
      <StrongestGames />
    </main>
  );
}

function Row({ table, onRemove }: { readonly table: SavedTable; readonly onRemove: () => void }): ReactElement {
  const t = useT();
  const language = useLanguage();
  const title = headline(table, titleOf(table.game, language), t);
  const [sure, setSure] = useState(false);
  return (
    <li className="card">
      <Chip game={table.game} />
      <div>
        <h2>{title}</h2>
        <p className="soft">
          {new Date(table.touched).toLocaleDateString(language, { dateStyle: 'long' })} · {standing(table, t)}
        </p>
      </div>
      <div className="row">
        {table.outcome === null && (
          <Link className="btn strong" href={`/play/${table.id}`}>
            {t('replays.go-on')}
          </Link>
        )}
        <Link className="btn" href={`/replay/${table.id}`} aria-label={t('replays.watch.of', { title })}>
          <Play size={16} aria-hidden="true" />
          {t('replays.watch')}
        </Link>
        {sure ? (
          <button type="button" className="btn" onClick={onRemove}>
            {t('replays.really')}
          </button>
        ) : (
          <button
            type="button"
            className="icon"
            aria-label={t('replays.delete.of', { title })}
            onClick={() => setSure(true)}
          >
            <Trash2 size={18} aria-hidden="true" />
          </button>
        )}
      </div>
    </li>
  );
}

function DropFile(): ReactElement {
  const t = useT();
  const [, go] = useLocation();
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const open = async (file: File | undefined) => {
    if (file === undefined) return;
    try {
      go(`/replay/${await openFile(await file.text())}`);
    } catch (error) {
      setProblem(
        error instanceof GameError
          ? faultText(error, t)
          : error instanceof UnknownGame
            ? t('replays.unknown')
            : t('replays.unreadable'),
      );
    }
  };
  const { file: dropped } = useDropped();
  useEffect(() => {
    if (!new URLSearchParams(location.search).has('shared')) return;
    // A browser that keeps nothing has nothing to show.
    takeShared().then(
      (file) => file !== null && useDropped.setState({ file }),
      () => {},
    );
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a file is opened once, when it comes.
  useEffect(() => {
    if (dropped === null) return;
    useDropped.setState({ file: null });
    void open(dropped);
  }, [dropped]);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is a second way; the button beside it does the same
    <div
      className="drop"
      data-over={over}
      onDragOver={() => setOver(true)}
      onDragLeave={() => setOver(false)}
      onDrop={() => setOver(false)}
    >
      <FolderOpen size={26} aria-hidden="true" />
      <p>{t('replays.drop')}</p>
      <input
        ref={input}
        type="file"
        className="unseen"
        tabIndex={-1}
        aria-label={t('replays.file')}
        accept=".naos,.jsonl,.json,.txt,application/json"
        onChange={(event) => void open(event.target.files?.[0])}
      />
      <button type="button" className="btn" onClick={() => input.current?.click()}>
        {t('replays.choose')}
      </button>
      {problem !== null && (
        <p className="notice bad" role="alert">
          {t('replays.problem', { problem })}
        </p>
      )}
    </div>
  );
}
