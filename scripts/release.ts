import path from "node:path";
import { makeRelease } from "./release/make-release.ts";
import { stopWith } from "./stop-with.ts";

// `npm run release`: writes the archive of the last commit with its software bill of materials and checksums into `var/release`.
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "var", "release");
const made = await makeRelease(root, folder);
if (!made.ok) stopWith(made.message);
for (const { name, sha256 } of made.files) console.log(`${sha256}  ${name}`);
console.log(`Version ${made.version}: ${folder}`);
