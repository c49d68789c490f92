import {
  Color,
  DoubleSide,
  Group,
  MathUtils,
  Mesh,
  MeshBasicMaterial,
  PlaneGeometry,
  PMREMGenerator,
  PointLight,
  Scene,
  Vector3,
  type WebGLRenderer,
} from "three";
import { camera } from "../framing.ts";

type Place = [x: number, y: number, z: number];
type Panel = { at: Place; to: Place; size: [number, number]; light: [number, number, number] };

const key: Place = [-2.6, 2.3, 3.1];
const rim: Place = [1.75, 1.85, -1.3];

// Soft boxes, floor and backdrop of the renders (art/kit.py, studio and cyc) in metres: y is up, the front faces +z.
const panels: Panel[] = [
  { at: key, to: [0, 0.7, 0], size: [1.95, 2.6], light: [4.9, 4.8, 4.65] },
  { at: rim, to: [0, 0.9, 0], size: [0.4, 2.1], light: [6, 6, 6] },
  { at: [3.8, 1, 2.1], to: [0, 0.6, 0], size: [2.1, 3.1], light: [0.9, 0.93, 0.96] },
  { at: [-1.95, 2, -1.3], to: [0, 1, 0], size: [0.4, 2.1], light: [0.8, 0.8, 0.8] },
  { at: [0, 3.2, -0.1], to: [0, 0.6, 0], size: [2.6, 2.1], light: [3.2, 3.2, 3.2] },
  { at: [0, -0.2, 0], to: [0, 1, 0], size: [16, 16], light: [0.34, 0.335, 0.325] },
  { at: [1, 2, -4], to: [0, 2, 0], size: [12, 7], light: [0.75, 0.74, 0.72] },
];
const ambient = new Color(0.14, 0.142, 0.145);

/** Lights a scene like the renders. The lights do not rotate with the towers. */
export function lightStudio(renderer: WebGLRenderer, scene: Scene): { dispose(): void } {
  const lightScene = new Scene();
  lightScene.background = ambient;
  const walls = panels.map(panelMesh);
  lightScene.add(createRig().add(...walls));
  const generator = new PMREMGenerator(renderer);
  const target = generator.fromScene(lightScene, 0, 0.1, 30, { position: new Vector3(0, 0.6, 0) });
  generator.dispose();
  for (const { geometry, material } of walls) {
    geometry.dispose();
    material.dispose();
  }
  scene.environment = target.texture;
  // The environment is equally bright everywhere; these point lights add the falloff of near lights on large faces.
  scene.add(createRig().add(pointLight(key, 25, 0xfff2e4), pointLight(rim, 6, 0xffffff)));
  return { dispose: () => target.dispose() };
}

/** The cut-outs are seen from the right of the front; here the camera stands in front and the lights are rotated instead. */
function createRig(): Group {
  const group = new Group();
  group.rotation.y = -MathUtils.degToRad(camera.azimuth);
  return group;
}

function pointLight(at: Place, candela: number, colour: number): PointLight {
  const light = new PointLight(colour, candela);
  light.position.set(...at);
  return light;
}

function panelMesh({ at, to, size, light }: Panel): Mesh<PlaneGeometry, MeshBasicMaterial> {
  const mesh = new Mesh(new PlaneGeometry(...size), new MeshBasicMaterial({ color: new Color(...light), side: DoubleSide }));
  mesh.position.set(...at);
  mesh.lookAt(...to);
  return mesh;
}
