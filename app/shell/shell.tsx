import { useEffect, useState, useSyncExternalStore, ViewTransition } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useNavigation } from 'react-router';
import { errors, loading, site } from '../schema/words.ts';
import { placeOf } from '../schema/places.ts';
import { watchForPictures } from '../stage/picture/blocked.ts';
import { clock } from '../stage/time/clock.ts';
import { useRealm, wakeRealm } from '../stage/time/realm.ts';
import { Waiting } from '../stage/frame/waiting.tsx';
import { store } from '../storage/storage.ts';
import { inNextTask } from '../stage/time/next-task.ts';
import { TIMINGS_MS } from '../engine/timings.ts';
import { Announcer } from './announcer.tsx';
import { useEarlyPress } from './use-early-press.ts';
import { useFocusKept } from './focus.ts';
import { RealmMap } from './map/map.tsx';
import { Dark } from './dark.tsx';
import { Gate } from './narrow/gate.tsx';
import { useSettings } from './settings/use-settings.ts';
import { useHeldKey } from './use-held-key.ts';
import { useWish } from '../stage/loading/use-later.ts';
import { useSound } from './sound/use-sound.ts';
import { ReadingControls } from './reading-controls.tsx';
import { PrintedNotes } from './printed-notes.tsx';
import styles from './shell.module.css';
import { useArrival } from './use-arrival.ts';
import { useCanonical } from './use-canonical.ts';
import { useClearFocus } from './use-clear-focus.ts';
import { useSceneCode } from './use-scene-code.ts';
import { usePassage } from './use-passage.ts';
import { useShownPath } from './shown-path.ts';

const loadLog = async () => (await import('./log/log.tsx')).Log;
const loadSettings = async () => (await import('./settings/settings.tsx')).SettingsDialog;

/** What is around every scene: the skip link, the foot of the page with the map, and the gate. */
export function Shell({ children }: { readonly children: ReactNode }) {
  // In a task of its own, so that presses are answered between it and the effects of the whole page.
  useEffect(() => inNextTask(wakeRealm), []);
  useEffect(watchForPictures, []);
  useEarlyPress();
  useArrival();
  useCanonical();
  useFocusKept();
  useClearFocus();
  useHeldKey();
  const unreachable = useSceneCode();
  useShownPath();
  usePassage();
  const { narrow } = useRealm();
  const { pathname } = useLocation();
  const [settings, change] = useSettings();
  const log = useWish(loadLog);
  const dialog = useWish(loadSettings, { ofPage: true });
  const logShown = log.open && !log.missed;
  const offline = unreachable || log.missed || dialog.missed;
  const sound = useSound(settings.captions);
  return (
    <>
      <Gate />
      <div className={styles.realm} data-realm="" hidden={narrow} inert={narrow}>
        <a className={styles.skip} href="#scene">
          {site.skip_link}
        </a>
        <ViewTransition key={pathname} default="none" enter="scene-come" exit="scene-left">
          {children}
        </ViewTransition>
        <Announcer />
        <SceneLoading />
        <p className={styles.offline} aria-live="polite">
          <span>{offline ? errors.offline : ''}</span>
        </p>
        <StorageNotice />
        <PrintedNotes />
        <div className={styles.shade} aria-hidden="true" />
        <Dark />
        {log.Part ? <log.Part open={log.open} onClose={log.close} onKeys={dialog.wish} /> : null}
        {dialog.Part ? (
          <dialog.Part open={dialog.open} onClose={dialog.close} settings={settings} onChange={change} />
        ) : null}
        {sound.foley && (sound.context || settings.captions) ? (
          <sound.foley.Hearing
            context={sound.on ? sound.context : undefined}
            captions={settings.captions}
            onRefused={sound.refuse}
          />
        ) : null}
        <footer className={styles.foot}>
          <RealmMap />
          <ReadingControls
            logOpen={logShown}
            onLog={logShown ? log.close : log.wish}
            onSettings={dialog.wish}
            onLogNear={log.near}
            onSettingsNear={dialog.near}
            single={settings.single}
            sound={sound}
          />
        </footer>
      </div>
    </>
  );
}

/** Says that the next scene is loading, if that takes longer than SCENE_QUIET. */
function SceneLoading() {
  const to = useNavigation().location?.pathname;
  const [late, setLate] = useState<string>();
  useEffect(() => {
    if (to === undefined) return;
    const cancel = clock.after(TIMINGS_MS.SCENE_QUIET, () => setLate(to));
    return () => {
      cancel();
      setLate(undefined);
    };
  }, [to]);
  const place = to !== undefined && late === to ? placeOf(to) : undefined;
  return (
    <div className={styles.loading}>
      <Waiting text={place ? loading[place] : ''} ground={place ? 'ink' : 'page'} />
    </div>
  );
}

/** Says once that nothing can be stored, and disappears after NOTICE. */
function StorageNotice() {
  const { alive } = useRealm();
  const blocked = useSyncExternalStore(store.subscribe, store.blocked, () => false);
  const [over, setOver] = useState(false);
  const shown = alive && blocked && !over;
  useEffect(() => (shown ? clock.after(TIMINGS_MS.NOTICE, () => setOver(true)) : undefined), [shown]);
  return (
    <p className={styles.storageNotice} aria-live="polite">
      <span>{shown ? errors.storage_blocked : ''}</span>
    </p>
  );
}
