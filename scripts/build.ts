import { spawnSync } from "node:child_process";
import { readdir, readFile, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";

const assets = "build/client/assets";
const compressible = /\.(js|css|svg|json|glb)$/;
const smallestWorthCompressing = 256;

const { status } = spawnSync(process.execPath, ["node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error"], {
  stdio: "inherit",
  env: { ...process.env, NODE_ENV: "production" },
});
if (status !== 0) process.exit(status ?? 1);
await compressAssets();

/** Files that never change are compressed once, as strongly as possible, for the server to pick from. */
async function compressAssets(): Promise<void> {
  const names = (await readdir(assets)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(assets, name);
      if ((await stat(file)).size < smallestWorthCompressing) return;
      const body = await readFile(file);
      await Promise.all([
        promisify(zlib.brotliCompress)(body).then((compressed) => writeFile(`${file}.br`, compressed)),
        promisify(zlib.zstdCompress)(body, { params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 } }).then((compressed) => writeFile(`${file}.zst`, compressed)),
        promisify(zlib.gzip)(body, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
