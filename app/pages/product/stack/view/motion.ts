/** Animates values, and requests frames only while something moves. */
export class Motion {
  readonly #moves = new Map<object, (now: number) => boolean>();
  readonly #draw: () => void;
  #frame: number | undefined;

  constructor(draw: () => void) {
    this.#draw = draw;
  }

  /** Calls `apply` with 0 to 1 over `ms`; a new movement of the same object replaces the old one. */
  move(thing: object, ms: number, apply: (progress: number) => void): void {
    const start = performance.now();
    this.#moves.set(thing, (now) => {
      const progress = ms === 0 ? 1 : Math.min(1, Math.max(0, (now - start) / ms));
      apply(progress);
      return progress < 1;
    });
    this.requestFrame();
  }

  requestFrame(): void {
    this.#frame ??= requestAnimationFrame((now) => {
      this.#frame = undefined;
      for (const [thing, step] of this.#moves) if (!step(now)) this.#moves.delete(thing);
      this.#draw();
      if (this.#moves.size > 0) this.requestFrame();
    });
  }

  stop(): void {
    this.#moves.clear();
    if (this.#frame !== undefined) cancelAnimationFrame(this.#frame);
  }
}

/** Easing: fast at first, then slow. */
export const easeOut = (progress: number): number => 1 - (1 - progress) ** 4;

export const interpolate = (from: number, to: number, share: number): number => from + (to - from) * share;
