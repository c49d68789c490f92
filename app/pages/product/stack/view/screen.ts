import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry, SRGBColorSpace, type Object3D } from "three";

const width = 600;
const height = 296;
const bars = 12;
const chargedBars = 10;

/** Example values on the device's display: charge in %, solar power, energy in the battery. */
export type ScreenTexts = { charge: string; power: string; energy: string };

export class Screen {
  readonly #canvas = Object.assign(document.createElement("canvas"), { width, height });
  readonly #texture = new CanvasTexture(this.#canvas);

  constructor(place: Object3D) {
    this.#texture.colorSpace = SRGBColorSpace;
    this.#texture.anisotropy = 8;
    const size: [number, number] = [place.userData.width, place.userData.height];
    place.add(
      new Mesh(
        new PlaneGeometry(...size),
        new MeshBasicMaterial({ map: this.#texture, transparent: true, toneMapped: false, depthWrite: false }),
      ),
    );
  }

  show({ charge, power, energy }: ScreenTexts): void {
    const pen = this.#canvas.getContext("2d");
    if (!pen) return;
    const write = (text: string, x: number, y: number, font: string, colour: string, align: CanvasTextAlign) => {
      pen.font = `${font} "Hanken Grotesk", Arial, sans-serif`;
      pen.fillStyle = colour;
      pen.textAlign = align;
      pen.fillText(text, x, y);
    };
    pen.clearRect(0, 0, width, height);
    write(charge, 48, 156, "400 138px", "#e4f5ef", "left");
    const unitX = 54 + pen.measureText(charge).width;
    write("%", unitX, 156, "500 48px", "#e4f5ef", "left");
    write("PV", 312, 96, "500 28px", "#5d6b67", "left");
    write(power, 552, 96, "550 38px", "#e4f5ef", "right");
    write("BAT", 312, 162, "500 28px", "#5d6b67", "left");
    write(energy, 552, 162, "550 38px", "#e4f5ef", "right");
    for (let bar = 0; bar < bars; bar += 1) {
      pen.fillStyle = bar < chargedBars ? "#16c79b" : "#3c4744";
      pen.beginPath();
      pen.roundRect(48 + bar * 42, 232, 30, 14, 6);
      pen.fill();
    }
    this.#texture.needsUpdate = true;
  }
}
