// node optimise.mjs IN.glb OUT.glb : quantised and ordered so that brotli packs it well; needs no decoder in the browser.
// npm i @gltf-transform/core @gltf-transform/extensions @gltf-transform/functions meshoptimizer
import { NodeIO } from "@gltf-transform/core";
import { ALL_EXTENSIONS } from "@gltf-transform/extensions";
import { dedup, prune, quantize, reorder, weld } from "@gltf-transform/functions";
import { MeshoptEncoder } from "meshoptimizer";

const [, , source, target] = process.argv;
await MeshoptEncoder.ready;
const io = new NodeIO().registerExtensions(ALL_EXTENSIONS);
const model = await io.read(source);
await model.transform(
  dedup(),
  weld(),
  // Leaves are kept: the display's place is an empty node.
  prune({ keepExtras: true, keepLeaves: true }),
  reorder({ encoder: MeshoptEncoder, target: "size" }),
  quantize({ quantizePosition: 12, quantizeNormal: 8 }),
);
await io.write(target, model);
