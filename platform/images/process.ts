// Worker process for images: decodes untrusted files outside the server, whose memory contains sessions.
import sharp from "sharp";
import { serveJobs } from "#platform/worker-process";
import { inspect } from "./inspect.ts";
import { makeVariant } from "./make-variant.ts";
import type { Inspection, ImageProcessorJob } from "./jobs.ts";

// Disables libvips' cache, because no image is decoded twice in a row.
sharp.cache(false);

serveJobs<ImageProcessorJob, Uint8Array | Inspection>((job) => (job.kind === "size" ? makeVariant(job) : inspect(job.bytes, job.type)));
