import assert from "node:assert";
import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdir, readdir, readFile, rm, stat, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { pageName, pages } from "#app/routing/pages.ts";
import { languageCodes } from "../i18n/languages.ts";
import { takeBuildLock } from "./build-lock.ts";
import { inspectMedia, makeMediaSizes } from "./build-media.ts";
import { writeAtomically } from "./write-atomically.ts";
import { buildStamps, fingerprint, isBuilt, readBuildStamp } from "./prepare.mjs";
import * as v from "valibot";

const assets = "build/client/assets";
const adminAssets = "build/admin/assets";
const compressible = /\.(js|css|svg|json|glb)$/;
const manifestSchema = v.looseObject({ url: v.string(), routes: v.record(v.string(), v.looseObject({})) });
const smallestWorthCompressing = 256;
const zstdParams = { [zlib.constants.ZSTD_c_compressionLevel]: 19 };
/** Pages that depend on the session, which the router must not prefetch. */
const personal = new Set(pages.filter(({ cached }) => cached === false).map(({ path: address }) => pageName(address)));

/** Folder in which the running site looks for image variants of the content. */
const media = "build/media";
const unlessBuilt = process.argv.includes("--unless-built");

// `--site` builds only what the first page needs, `--rest` everything else. The lock file lies outside `build`, which a build
// deletes.
const lock = takeBuildLock("node_modules/.building");
if (!process.argv.includes("--rest") && !(unlessBuilt && isBuilt("site"))) await buildSite();
if (!process.argv.includes("--site") && !(unlessBuilt && isBuilt("rest"))) await buildRest();
lock.release();

async function buildSite(): Promise<void> {
  const inputs = fingerprint();
  for (const stamp of Object.values(buildStamps)) await rm(stamp, { force: true });
  // Runs both tasks in parallel, because they are independent and partly wait for the disk.
  await Promise.all([runTool("node_modules/@react-router/dev/bin.cjs", "build", "--logLevel", "error"), inspectMedia(media)]);
  await splitManifest();
  // Creates the folder now, because the server looks for it at its start.
  await mkdir(adminAssets, { recursive: true });
  await writeFile(buildStamps.site, inputs);
}

/** Builds the back office, which shares no chunk with the pages, compresses files and makes image variants. */
async function buildRest(): Promise<void> {
  const inputs = readBuildStamp("site");
  assert(inputs, "No bundle of the pages: build the pages first.");
  await runTool("node_modules/vite/bin/vite.js", "build", "--config", "admin/vite.config.ts", "--logLevel", "error");
  for (const folder of [assets, adminAssets]) await compressAssets(folder);
  await makeMediaSizes(media);
  await writeFile(buildStamps.rest, inputs);
}

async function runTool(tool: string, ...args: string[]): Promise<void> {
  const child = spawn(process.execPath, [tool, ...args], { stdio: "inherit", env: { ...process.env, NODE_ENV: "production" } });
  const [status] = await once(child, "exit");
  if (status !== 0) process.exit(typeof status === "number" ? status : 1);
}

/**
 * Writes the router's manifest per language, because a switch of language loads a new document and the full manifest is five times
 * as long. Omits false flags and marks pages that depend on the session. server/pages/render-page.ts selects the file.
 */
async function splitManifest(): Promise<void> {
  const name = (await readdir(assets)).find((file) => /^manifest-\w+\.js$/.test(file));
  assert(name, "The build has no route manifest.");
  const [, head, json] = /^([^=]+=)(\{[^]*\});?\s*$/.exec(await readFile(path.join(assets, name), "utf8")) ?? [];
  assert(json, "The route manifest is not a single assignment.");
  const manifest = v.parse(manifestSchema, JSON.parse(json));
  for (const language of languageCodes) {
    const url = manifest.url.replace(/\.js$/, `-${language}.js`);
    const languageRoutes = Object.entries(manifest.routes).filter(([id]) => !id.includes("___") || id.endsWith(`___${language}`));
    const routes = Object.fromEntries(
      languageRoutes.map(([id, route]) => [id, withoutFalse({ ...route, isPersonal: personal.has(id.replace(/___\w+$/, "")) })]),
    );
    await writeFile(path.join(assets, path.basename(url)), `${head}${JSON.stringify({ ...manifest, url, routes })};`);
  }
}

function withoutFalse(route: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(route).filter(([, value]) => value !== false));
}

/** Compresses immutable files once at the highest level. Safe while the server runs. */
async function compressAssets(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => compressible.test(name));
  await Promise.all(
    names.map(async (name) => {
      const file = path.join(folder, name);
      if ((await stat(file)).size < smallestWorthCompressing) return;
      const body = await readFile(file);
      await Promise.all([
        promisify(zlib.brotliCompress)(body).then((compressed) => writeAtomically(`${file}.br`, compressed)),
        // Passes the size, so that zstd allocates matching tables, which takes a tenth of the time for small files.
        promisify(zlib.zstdCompress)(body, { pledgedSrcSize: body.length, params: zstdParams }).then((compressed) =>
          writeAtomically(`${file}.zst`, compressed),
        ),
        promisify(zlib.gzip)(body, { level: 9 }).then((compressed) => writeAtomically(`${file}.gz`, compressed)),
      ]);
    }),
  );
}
