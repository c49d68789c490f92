import { Group, type Object3D } from "three";
import { interpolate, easeOut, type Motion } from "./motion.ts";
import { floorShadow } from "./floor-shadow.ts";
import type { Kit } from "./kit.ts";

const liftMs = 200;
const dropMs = 420;
const gap = 0.055;
/** Scale of a moving module: slightly smaller, so that it slides through the others unseen. */
const movingScale = 0.994;

export class Tower {
  readonly holder = new Group();
  readonly #turned = new Group();
  readonly #shadow = floorShadow();
  readonly #modules: Object3D[] = [];
  readonly #top = new Group();
  readonly #kit: Kit;
  #count = 0;
  /** During a change, modules from `still` up to `hanging` move with the top. */
  #still = 0;
  #hanging = 0;

  constructor(kit: Kit, topParts: readonly ("control" | "head" | "cap")[]) {
    this.#kit = kit;
    this.#turned.add(kit.part("base"), this.#top);
    let y = 0;
    for (const name of topParts) {
      const part = kit.part(name);
      part.position.y = y;
      y += kit.height(name);
      this.#top.add(part);
    }
    this.holder.add(this.#shadow.mesh, this.#turned);
  }

  turn(angle: number): void {
    this.#turned.rotation.y = angle;
    this.#shadow.turn(angle);
  }

  assemble(count: number): void {
    this.#count = this.#still = this.#hanging = count;
    this.#place(this.#topOf(count));
  }

  /** Lifts the top, adds or removes modules below it, and lowers it again. */
  animateTo(count: number, motion: Motion): void {
    if (count === this.#count) return;
    const from = this.#top.position.y;
    const to = this.#topOf(count);
    const peak = Math.max(from, to) + gap;
    this.#count = count;
    this.#still = Math.min(count, this.#still);
    this.#hanging = Math.max(count, this.#hanging);
    motion.move(this, liftMs + dropMs, (progress) => {
      if (progress === 1) return this.assemble(count);
      const ms = progress * (liftMs + dropMs);
      this.#place(ms < liftMs ? interpolate(from, peak, easeInOut(ms / liftMs)) : interpolate(peak, to, easeOut((ms - liftMs) / dropMs)));
    });
  }

  /** Disposes the shadow only: the parts belong to the kit. */
  dispose(): void {
    this.#shadow.dispose();
  }

  /** Moving modules hang below the top; those that would reach into the base are hidden. */
  #place(topY: number): void {
    const { base, height } = this.#heights;
    this.#top.position.y = topY;
    while (this.#modules.length < this.#hanging) {
      const module = this.#kit.part("module");
      this.#modules.push(module);
      this.#turned.add(module);
    }
    this.#modules.forEach((module, index) => {
      const isHanging = index >= this.#still;
      module.position.y = isHanging ? topY - (this.#hanging - index) * height : base + index * height;
      module.visible = index < this.#hanging && module.position.y > base - 0.001;
      module.scale.set(isHanging ? movingScale : 1, 1, isHanging ? movingScale : 1);
    });
  }

  get #heights() {
    return { base: this.#kit.height("base"), height: this.#kit.height("module") };
  }

  #topOf(count: number): number {
    return this.#heights.base + count * this.#heights.height;
  }
}

const easeInOut = (progress: number): number => progress * progress * (3 - 2 * progress);
