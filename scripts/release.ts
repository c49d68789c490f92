import path from "node:path";
import { makeRelease } from "./release/make-release.ts";
import { exitWithMessage } from "./exit-with-message.ts";

// `npm run release`: writes an archive of the last commit, its software bill of materials and checksums to `var/release`.
const root = path.resolve(import.meta.dirname, "..");
const folder = path.join(root, "var", "release");
const release = await makeRelease(root, folder);
if (!release.ok) exitWithMessage(release.message);
for (const { name, sha256 } of release.files) console.log(`${sha256}  ${name}`);
console.log(`Version ${release.version}: ${folder}`);
