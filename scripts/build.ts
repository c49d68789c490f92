import assert from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { pageName, pages } from "#app/routing/pages.ts";
import { languageCodes } from "../i18n/languages.ts";
import { takeBuildLock } from "./build-lock.ts";
import { makeMedia } from "./build-media.ts";
import { buildStamp, fingerprint, isBuilt } from "./prepare.mjs";
import * as v from "valibot";

const assets = "build/client/assets";
const compressible = /\.(js|css|svg|json|glb)$/;
const manifestSchema = v.looseObject({ url: v.string(), routes: v.record(v.string(), v.looseObject({})) });
const smallestWorthCompressing = 256;
const zstdParams = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
/** Of pages that know their visitor: nothing fetches them ahead. */
const personal = new Set(pages.filter(({ cached }) => cached === false).map(({ path: address }) => pageName(address)));

// Beside `build`, which a build removes.
const lock = takeBuildLock("node_modules/.building");
if (!process.argv.includes("--unless-built") || !isBuilt()) await build();
lock.release();

async function build(): Promise<void> {
  const inputs = fingerprint();
  await rm(buildStamp, { force: true });
  // Neither needs the other, and both wait for the disk now and then.
  const [, putMedia] = await Promise.all([buildCode(), makeMedia()]);
  await putMedia("build/media");
  await splitManifest();
  for (const folder of [assets, "build/admin/assets"]) await compressAssets(folder);
  await writeFile(buildStamp, inputs);
}

/** The pages with their server, and then the back office: its pieces share nothing. */
async function buildCode(): Promise<void> {
  await runTool("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error");
  await runTool("node_modules/vite/bin/vite.js", "build", "--config", "admin/vite.config.ts", "--logLevel", "error");
}

async function runTool(tool: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [tool, ...args], { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(typeof status === "number" ? status : 1);
}

/**
 * The router's list of routes, once for each language: another language is always another document, and the whole
 * list is five times as long. The server names the file of its language (server/pages/render-page.ts). What a
 * route's chunk imports is left out, a third of the list: it only serves to ask for those chunks a round trip earlier. So
 * is what a route has not: the router asks of each whether it is there. What is added says which pages know their visitor.
 */
async function splitManifest(): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  assert(name, "the build has a manifest");
  const [, head, json] = /^([^=]+=)(\{[^]*\});?\s*$/.exec(await readFile(path.join(assets, name), "utf8")) ?? [];
  assert(json, "the manifest is one assignment");
  const manifest = v.parse(manifestSchema, JSON.parse(json));
  for (const language of languageCodes) {
    const url = manifest.url.replace(/\.js$/, `-${language}.js`);
    const own = Object.entries(manifest.routes).filter(([id]) => !id.includes("___") || id.endsWith(`___${language}`));
    const routes = Object.fromEntries(
      own.map(([id, route]) => [id, withoutFalse({ ...route, imports: false, isPersonal: personal.has(id.replace(/___\w+$/, "")) })]),
    );
    await writeFile(path.join(assets, path.basename(url)), `${head}${JSON.stringify({ ...manifest, url, routes })};`);
  }
}

function withoutFalse(route: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

/** Files that never change are compressed once, as strongly as possible, for the server to pick from. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).size < smallestWorthCompressing) return;
      const body = await readFile(file);
      await Promise.all([
        promisify(zlib.brotliCompress)(body).then((compressed) => writeFile(`${file}.br`, compressed)),
        // With the size known, zstd allocates tables of that size instead of the largest: a tenth of the time for small files.
        promisify(zlib.zstdCompress)(body, { pledgedSrcSize: body.length, params: zstdParams }).then((compressed) =>
          writeFile(`${file}.zst`, compressed),
        ),
        promisify(zlib.gzip)(body, { level: 9 }).then((compressed) => writeFile(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
