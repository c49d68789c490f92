import { Camera, MathUtils, Mesh, MeshBasicMaterial, MeshStandardMaterial, Scene, WebGLRenderer } from "three";
import { camera as lens, floorShare, stageSize, towerPositions } from "../framing.ts";
import type { Stack, StackProduct } from "#domain/sizing/schema";
import { loadKit, type Kit } from "./kit.ts";
import { interpolate, Motion, easeOut } from "./motion.ts";
import { Screen, type ScreenTexts } from "./screen.ts";
import { lightStudio } from "./studio.ts";
import { setToneCurve } from "./tone-curve.ts";
import { Tower } from "./tower.ts";

const slideMs = 420;
const maxPixelRatio = 2;
const tops = { "agave-th": ["control", "head"], myrtillo: ["control", "cap"] } as const;

export type Shown = { stack: Stack; screen: ScreenTexts };

/** Draws the towers of a stack side by side, each rotating about its own axis. */
export class StackView {
  readonly canvas: HTMLCanvasElement;
  readonly #product: StackProduct;
  readonly #kit: Kit;
  readonly #renderer: WebGLRenderer;
  readonly #light: ReturnType<typeof lightStudio>;
  readonly #scene = new Scene();
  readonly #camera = new Camera();
  readonly #motion = new Motion(() => this.#draw());
  readonly #calm = matchMedia("(prefers-reduced-motion: reduce)");
  readonly #towers: Tower[] = [];
  readonly #leaving = new Set<Tower>();
  readonly #screen: Screen | undefined;
  #shown: Shown;
  #angle = lens.azimuth;
  #size = { width: 1, height: 1 };
  #width: number;

  /** @throws when there is no WebGL, or the model cannot be loaded */
  static async create(product: StackProduct, shown: Shown): Promise<StackView> {
    const renderer = new WebGLRenderer({ alpha: true, antialias: true, powerPreference: "low-power" });
    try {
      const view = new StackView(renderer, product, await loadKit(), shown);
      await renderer.compileAsync(view.#scene, view.#camera);
      return view;
    } catch (error) {
      renderer.dispose();
      throw error;
    }
  }

  private constructor(renderer: WebGLRenderer, product: StackProduct, kit: Kit, shown: Shown) {
    this.canvas = renderer.domElement;
    this.#renderer = renderer;
    this.#product = product;
    this.#kit = kit;
    this.#shown = shown;
    this.#width = stageSize(product, shown.stack).width;
    setToneCurve(renderer);
    this.#light = lightStudio(renderer, this.#scene);
    this.#camera.position.set(0, lens.eye, lens.distance);
    for (const x of towerPositions(shown.stack.towers)) this.#addTower(x);
    const place = product === "agave-th" ? this.#scene.getObjectByName("screen") : undefined;
    this.#screen = place && new Screen(place);
    this.#screen?.show(shown.screen);
  }

  show(shown: Shown): void {
    const { stack, screen } = this.#shown;
    this.#shown = shown;
    if (shown.screen.energy !== screen.energy) this.#screen?.show(shown.screen);
    if (shown.stack.towers !== stack.towers) this.#moveTowers();
    for (const tower of this.#towers) {
      if (this.#calm.matches) tower.assemble(shown.stack.modules);
      else tower.animateTo(shown.stack.modules, this.#motion);
    }
    this.#motion.requestFrame();
  }

  /** Rotates every tower, in degrees from the angle of the still image. */
  turn(degrees: number): void {
    this.#angle = lens.azimuth - degrees;
    this.#motion.requestFrame();
  }

  /** Draws immediately, so that a new size never shows an empty canvas. */
  resize(width: number, height: number): void {
    if (width === 0 || height === 0) return;
    this.#size = { width, height };
    this.#renderer.setPixelRatio(Math.min(devicePixelRatio, maxPixelRatio));
    this.#renderer.setSize(width, height, false);
    this.#draw();
  }

  dispose(): void {
    this.#motion.stop();
    this.#light.dispose();
    this.#scene.traverse((object) => {
      if (!(object instanceof Mesh)) return;
      object.geometry.dispose();
      for (const material of [object.material].flat()) {
        if (material instanceof MeshBasicMaterial || material instanceof MeshStandardMaterial) material.map?.dispose();
        material.dispose();
      }
    });
    this.#renderer.dispose();
    this.#renderer.forceContextLoss();
  }

  #addTower(x: number): Tower {
    const tower = new Tower(this.#kit, tops[this.#product]);
    tower.assemble(this.#shown.stack.modules);
    tower.holder.position.x = x;
    this.#towers.push(tower);
    this.#scene.add(tower.holder);
    return tower;
  }

  /** New towers enter from the right, removed ones leave to the right, and the others close the gap. */
  #moveTowers(): void {
    const { stack } = this.#shown;
    const places = towerPositions(stack.towers);
    const width = stageSize(this.#product, stack).width;
    const visibleWidth = this.#size.width / this.#scale;
    const slide = (tower: Tower, to: number, onEnd?: () => void) => {
      const from = tower.holder.position.x;
      this.#motion.move(tower.holder, this.#calm.matches ? 0 : slideMs, (progress) => {
        tower.holder.position.x = interpolate(from, to, easeOut(progress));
        if (progress === 1) onEnd?.();
      });
    };
    for (const tower of this.#towers.splice(places.length)) {
      this.#leaving.add(tower);
      slide(tower, tower.holder.position.x + visibleWidth, () => {
        this.#leaving.delete(tower);
        this.#scene.remove(tower.holder);
        tower.dispose();
      });
    }
    for (const [index, place] of places.entries()) slide(this.#towers[index] ?? this.#addTower(place + visibleWidth), place);
    const from = this.#width;
    this.#motion.move(this.#camera, this.#calm.matches ? 0 : slideMs, (progress) => {
      this.#width = interpolate(from, width, easeOut(progress));
    });
  }

  get #scale(): number {
    const { width, height } = this.#size;
    return Math.min(width / this.#width, (height * (1 - floorShare)) / stageSize(this.#product, this.#shown.stack).height);
  }

  #draw(): void {
    const { width, height } = this.#size;
    const near = lens.distance - 2;
    const far = lens.distance + 2;
    // Scale from metres at the towers' axes to the near plane. The lens is shifted, not tilted, so that verticals stay vertical.
    const nearScale = near / lens.distance / this.#scale;
    const bottom = -lens.eye * this.#scale - height * floorShare;
    const half = (width / 2) * nearScale;
    this.#camera.projectionMatrix.makePerspective(-half, half, (bottom + height) * nearScale, bottom * nearScale, near, far);
    this.#camera.projectionMatrixInverse.copy(this.#camera.projectionMatrix).invert();
    for (const tower of [...this.#towers, ...this.#leaving]) {
      const bearing = Math.atan(tower.holder.position.x / lens.distance);
      tower.turn(-MathUtils.degToRad(this.#angle) - bearing);
    }
    this.#renderer.render(this.#scene, this.#camera);
  }
}
