import { ROOT } from './bootstrap.mjs';

/**
 * Which modules share a script. Few files: `vendor` and `realm` have what every page needs, and `realm` the styles of all that
 * scenes share, so a page has two sheets that it cannot do without. `story`, `scenery` and `text` come with the scenes that
 * need them. A scene, a part that is loaded later, and all that only these import, has a script of its own.
 */

export interface Chunk {
  readonly name: string;
  /** Beginnings of paths from the project's folder, or of what the bundler adds. */
  readonly of: readonly string[];
  /** The same, for what is left out. */
  readonly but?: readonly string[];
  /** Of two that want the same module, the higher has it. Each also takes what its modules import. */
  readonly priority: number;
}

const STORY: Chunk = {
  name: 'story',
  of: [
    'app/stage/telling/leaving.ts',
    'app/stage/telling/preamble.tsx',
    'app/stage/telling/pace.ts',
    'app/stage/telling/recall.ts',
    'app/stage/telling/spacing.ts',
    'app/stage/telling/speed.tsx',
    'app/stage/telling/telling.ts',
    'app/stage/telling/told.tsx',
    'app/stage/telling/typist.ts',
    'app/stage/telling/use-lines-shown.ts',
    'app/stage/telling/use-scene.ts',
    'app/stage/frame/scene-controls.tsx',
    'app/stage/frame/story-column.tsx',
    'app/stage/frame/words.tsx',
    'app/stage/picture/eyelids.tsx',
    'app/ui/ornament.tsx',
  ],
  priority: 0,
};

const TEXT: Chunk = {
  name: 'text',
  of: [
    'app/stage/reading/prose.tsx',
    'app/stage/reading/notes.ts',
    'app/stage/reading/copy-links.ts',
    'app/stage/reading/trusted-html.ts',
  ],
  priority: 0,
};

const SCENERY: Chunk = {
  name: 'scenery',
  of: [
    'app/stage/picture/stage.tsx',
    'app/stage/picture/cues.ts',
    'app/stage/picture/use-cues.ts',
    'app/stage/picture/motion.ts',
    'app/stage/picture/use-motion.ts',
    'app/stage/picture/use-parallax.ts',
    'app/stage/telling/rehearsal.ts',
    'app/stage/telling/use-hurry.ts',
    'app/stage/frame/choices.tsx',
    'app/stage/frame/title.tsx',
    'app/engine/weighted-pick.ts',
  ],
  priority: 1,
};

const REALM: Chunk = {
  name: 'realm',
  of: [
    'app/stage/',
    'app/storage/',
    'app/ui/',
    'app/engine/',
    'app/art/eyelids',
    'app/schema/generated/ui.',
    'app/schema/generated/editions.ts',
    'app/schema/fill.ts',
    'app/schema/iso-date.ts',
    'app/schema/places.ts',
    'app/schema/plain-address.ts',
    'app/shell/aground.tsx',
    'app/shell/map/frame',
    'app/shell/map/place-link.tsx',
    'app/shell/map/place-list',
    'app/shell/map/slip',
    'app/shell/shown-path.ts',
    'app/shell/use-keys.ts',
    'app/shell/settings/use-settings.ts',
    'foley/src/engine/rate.ts',
  ],
  but: [
    ...[STORY, TEXT, SCENERY].flatMap(({ of }) => of),
    'app/stage/frame/told-scene',
    'app/stage/telling/unread-column.ts',
    'app/ui/disclosure',
    'app/ui/sheet',
    'app/engine/cut-moves.ts',
    'app/engine/cuts.ts',
    'app/engine/manual.ts',
    'app/engine/reading-time.ts',
    'app/engine/shelf-rows.ts',
    'app/engine/towards.ts',
    'app/schema/generated/ui.bookErrors.ts',
    'app/schema/generated/ui.bookWords.ts',
    'app/schema/generated/ui.cabinetWords.ts',
    'app/schema/generated/ui.keyWords.ts',
    'app/schema/generated/ui.manualWords.ts',
    'app/schema/generated/ui.mapErrors.ts',
    'app/schema/generated/ui.searchWords.ts',
    'app/schema/generated/ui.settingWords.ts',
    'app/schema/generated/ui.shelfWords.ts',
    'app/schema/generated/ui.shopErrors.ts',
    'app/schema/generated/ui.shopWords.ts',
    'app/schema/generated/ui.textWords.ts',
  ],
  priority: 2,
};

/** What the first script needs. It must import nothing that has styles: these would come before those of the document. */
const VENDOR: Chunk = {
  name: 'vendor',
  of: [
    'node_modules/',
    'vite/preload-helper',
    'rolldown/runtime',
    'app/router/',
    'app/stage/loading/ahead.ts',
    'app/stage/picture/forget-media.ts',
    'app/stage/time/clock.ts',
    'app/stage/time/next-task.ts',
    'app/stage/reading/printed-texts.ts',
    'app/engine/clock.ts',
    'app/engine/timings.ts',
  ],
  // Comes when somebody searches.
  but: ['node_modules/minisearch/'],
  priority: 3,
};

export const CHUNKS: readonly Chunk[] = [VENDOR, REALM, SCENERY, STORY, TEXT];

const PROJECT = `${ROOT.replaceAll('\\', '/')}/`;

/** The path of a module from the project's folder. The bundler marks what it adds with a zero. */
const inProject = (id: string) => id.replace('\0', '').replace(PROJECT, '');

/** Whether a module belongs to a chunk, by its path: wherever the project lies. */
export function belongsTo({ of, but = [] }: Chunk, id: string): boolean {
  const begins = (path: string) => inProject(id).startsWith(path);
  return of.some(begins) && !but.some(begins);
}
