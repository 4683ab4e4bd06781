import { expect, type CDPSession, type Page } from '@playwright/test';

/** An element as assistive software gets it: role, name and states. */
export interface Thing {
  readonly role: string;
  readonly name: string;
  /** `expanded`, `disabled`, `modal` and the like. */
  readonly states: Readonly<Record<string, unknown>>;
  readonly id: number;
}

export class Tree {
  readonly #session: CDPSession;

  private constructor(session: CDPSession) {
    this.#session = session;
  }

  static async of(page: Page): Promise<Tree> {
    const session = await page.context().newCDPSession(page);
    await session.send('Accessibility.enable');
    return new Tree(session);
  }

  /** All elements of the accessibility tree, in order. */
  async all(): Promise<readonly Thing[]> {
    const { nodes } = await this.#session.send('Accessibility.getFullAXTree');
    return nodes
      .filter((node) => !node.ignored && node.backendDOMNodeId !== undefined)
      .map((node) => ({
        role: String(node.role?.value ?? ''),
        name: String(node.name?.value ?? ''),
        states: Object.fromEntries((node.properties ?? []).map(({ name, value }) => [name, value.value])),
        id: node.backendDOMNodeId!,
      }));
  }

  async find(role: string, name: string | RegExp): Promise<Thing | undefined> {
    return (await this.all()).find(
      (thing) =>
        thing.role === role && (typeof name === 'string' ? thing.name === name : name.test(thing.name)),
    );
  }

  /** Waits until the element is in the tree. */
  async await(role: string, name: string | RegExp): Promise<Thing> {
    const message = `a ${role} named ${String(name)} is in the tree`;
    await expect.poll(async () => (await this.find(role, name)) !== undefined, message).toBe(true);
    return (await this.find(role, name))!;
  }

  /** Does the default action of an element, as assistive software would. */
  async act(role: string, name: string | RegExp): Promise<void> {
    const { id } = await this.await(role, name);
    const { object } = await this.#session.send('DOM.resolveNode', { backendNodeId: id });
    await this.#session.send('Runtime.callFunctionOn', {
      objectId: object.objectId!,
      functionDeclaration: 'function () { this.focus(); this.click(); }',
      userGesture: true,
    });
  }
}
