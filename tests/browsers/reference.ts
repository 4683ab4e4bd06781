import type { Look } from './voyage.ts';

/** What a browser shows on a journey, for others that make it at the same time: at each look they wait for it. */
export class Reference {
  private readonly looks = new Map<string, PromiseWithResolvers<Look | undefined>>();
  private isOver = false;

  /** What it shows at this look; undefined where its journey ended before. */
  at(name: string): Promise<Look | undefined> {
    return this.lookOf(name).promise;
  }

  show(name: string, look: Look): void {
    this.lookOf(name).resolve(look);
  }

  /** No look will follow. */
  end(): void {
    this.isOver = true;
    for (const { resolve } of this.looks.values()) resolve(undefined);
  }

  private lookOf(name: string): PromiseWithResolvers<Look | undefined> {
    const look = this.looks.get(name) ?? Promise.withResolvers<Look | undefined>();
    this.looks.set(name, look);
    if (this.isOver) look.resolve(undefined);
    return look;
  }
}
