// Worker process that renders files: compiler and fonts take too much memory for the server, and rendering would block its
// requests. Ends when the server closes the channel.
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { NodeCompiler } from "@myriaddreamin/typst-ts-node-compiler";
import * as v from "valibot";
import { cropRegion } from "../images/crop-region.ts";
import { openImage } from "../images/open-image.ts";
import { serveJobs } from "#platform/worker-process";
import type { RenderJob, PdfJob, ImageJob } from "./jobs.ts";
import { unpackWoff } from "./woff.ts";

const templates = v.parse(v.string(), process.argv[2]);
const cacheAge = 2;

const { resolve } = createRequire(import.meta.url);
const weights = [400, 500];
const fontFiles = weights.flatMap((weight) => [
  `@fontsource/hanken-grotesk/files/hanken-grotesk-latin-${weight}-normal.woff`,
  `@fontsource/hanken-grotesk/files/hanken-grotesk-latin-ext-${weight}-normal.woff`,
  `@fontsource/noto-sans-sc/files/noto-sans-sc-chinese-simplified-${weight}-normal.woff`,
]);
const fontBlobs = fontFiles.map((file) => unpackWoff(readFileSync(resolve(file))));
const compiler = NodeCompiler.create({ workspace: templates, fontArgs: [{ fontBlobs }] });

serveJobs<RenderJob, Uint8Array>((job) => (job.kind === "picture" ? makeImage(job) : typeset(job)));

async function typeset({ kind, template, data, pictures }: PdfJob & { kind: "pdf" | "svg" }): Promise<Buffer> {
  compiler.resetShadow();
  for (const [name, image] of Object.entries(pictures)) compiler.mapShadow(path.join(templates, name), await makeImage(image));
  const compiled = compiler.compile({ mainFilePath: path.join(templates, template), inputs: { data: JSON.stringify(data) } });
  const { result } = compiled;
  if (!result) throw new Error(`${template}: ${JSON.stringify(compiled.takeError()?.shortDiagnostics)}`);
  // PDF/UA-1: the compiler rejects documents without a title, a language or an alt text.
  const file = kind === "svg" ? Buffer.from(compiler.plainSvg(result)) : compiler.pdf(result, { pdfStandard: "ua-1" });
  compiler.evictCache(cacheAge);
  return file;
}

async function makeImage({ file, width, height, format, crop }: ImageJob): Promise<Buffer> {
  const image = openImage(file);
  const part = crop ? image.extract(cropRegion(await image.metadata(), crop)) : image;
  const fitted = part.resize(width, height, { fit: "inside", withoutEnlargement: true });
  return format === "png"
    ? fitted.png({ compressionLevel: 9 }).toBuffer()
    : fitted.flatten({ background: "#ffffff" }).jpeg({ quality: 90, mozjpeg: true }).toBuffer();
}
