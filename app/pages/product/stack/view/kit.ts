import { Group, type Object3D } from "three";
import { GLTFLoader } from "three/examples/jsm/loaders/GLTFLoader.js";
import kitUrl from "#app/assets/models/agave-kit.glb?url";
import { lightLine } from "./light-line.ts";

export type PartName = "base" | "module" | "control" | "head" | "cap";

/** Parts of a stack; each part has its own origin at its lower end. */
export type Kit = { part(name: PartName): Group; height(name: PartName): number };

export async function loadKit(): Promise<Kit> {
  const { scene } = await new GLTFLoader().loadAsync(kitUrl);
  const findPart = (name: PartName) => {
    const part = scene.getObjectByName(name);
    if (!part) throw new Error(`the 3D model has no part named ${name}`);
    return part;
  };
  for (const name of ["module", "control", "head"] as const) findPart(name).add(lightLine(Math.min(heightOf(findPart(name)), longestLine)));
  return {
    part: (name) => new Group().add(findPart(name).clone()),
    height: (name) => heightOf(findPart(name)),
  };
}

/** On the head the light line ends below the dark lid. */
const longestLine = 0.455;

const heightOf = (part: Object3D): number => part.userData.stack_height;
