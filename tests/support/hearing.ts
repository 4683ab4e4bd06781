import type { Page } from '@playwright/test';

/**
 * What a screen reader is told of by itself: each text that comes into a live region, each element that gets the focus
 * (role and name), and each title of the document.
 */
export interface Hearing {
  /** Begins a part of the transcript. Call it before the action it is about. */
  part(name: string): Promise<void>;
  /** All parts, in Markdown. Titles come first: they change beside the rest, in no order that holds. */
  transcript(): Promise<string>;
}

/** Listens to a page, also after it has loaded another document. Call it before the first page. */
export async function listen(page: Page): Promise<Hearing> {
  const parts: { name: string; titles: string[]; heard: string[] }[] = [];
  await page.exposeBinding('hear', (_, words: string) => {
    const part = parts.at(-1);
    (words.startsWith('Title:') ? part?.titles : part?.heard)?.push(words);
  });
  await page.addInitScript(listenInPage);
  // What was heard before comes over the same connection, so it has come when this is answered.
  const settle = () => page.evaluate(() => undefined).catch(() => undefined);
  return {
    async part(name) {
      await settle();
      parts.push({ name, titles: [], heard: [] });
    },
    async transcript() {
      await settle();
      const listed = (all: readonly string[]) => all.map((words) => `- ${words}\n`).join('');
      return parts
        .map(({ name, titles, heard }) => `## ${name}\n\n${listed([...titles, ...heard])}`)
        .join('\n');
    },
  };
}

/** In the page: tells `hear` of it. */
export function listenInPage(): void {
  const { hear } = window as unknown as { hear(words: string): void };
  const LIVE = '[aria-live], [role="status"], [role="alert"]';
  const textOf = (element: Element | null) => element?.textContent?.replaceAll(/\s+/g, ' ').trim() ?? '';
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? [];
    const labels = ids.map((id) => textOf(document.getElementById(id))).join(' ');
    return labels || element.getAttribute('aria-label') || textOf(element);
  };
  const about = (element: Element) =>
    textOf(document.getElementById(element.getAttribute('aria-describedby') ?? ''));
  const ROLES: Readonly<Record<string, string>> = {
    A: 'link',
    H1: 'heading',
    H2: 'heading',
    DIALOG: 'dialog',
  };
  const roleOf = (element: Element) =>
    element.getAttribute('role') ?? ROLES[element.tagName] ?? element.tagName.toLowerCase();
  /** Nobody hears a region that is not shown to assistive software, or lies behind an open dialog. */
  const isTold = (region: Element) => {
    const dialog = document.querySelector('dialog[open]');
    return (
      region.checkVisibility({ visibilityProperty: true }) && (dialog === null || dialog.contains(region))
    );
  };

  let title = '';
  const said = (records: readonly MutationRecord[]) => {
    const regions = new Map<Element, string>();
    for (const { type, target, addedNodes } of records) {
      if (type === 'attributes' && (target as Element).hasAttribute('hidden')) continue;
      const at = target instanceof Element ? target : target.parentElement;
      const region = at?.closest(LIVE);
      const added = type === 'childList' ? [...addedNodes] : [target];
      // What comes while the document is parsed is the page itself, and no news.
      if (!region || !isTold(region) || document.readyState === 'loading') continue;
      const words = added.map(({ textContent }) => textContent).join(' ');
      regions.set(region, `${regions.get(region) ?? ''} ${words}`);
    }
    for (const [region, words] of regions) {
      const text = words.replaceAll(/\s+/g, ' ').trim();
      // A status is told whole; of the others, what is new.
      const whole = region.getAttribute('role') === 'status' ? textOf(region) : text;
      if (text !== '') hear(`Said: ${whole}`);
    }
    if (document.title !== title) {
      title = document.title;
      hear(`Title: ${title}`);
    }
  };
  new MutationObserver(said).observe(document, {
    subtree: true,
    childList: true,
    characterData: true,
    attributeFilter: ['hidden'],
  });
  const tell = (what: string, element: Element) => {
    const described = about(element);
    hear(`${what}: ${roleOf(element)}, ${nameOf(element)}${described ? `; ${described}` : ''}`);
  };
  let within: Element | null = null;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    const dialog = target.closest('dialog');
    if (dialog && dialog !== within && dialog !== target) tell('Opened', dialog);
    within = dialog;
    tell('Focus', target);
  });
}
