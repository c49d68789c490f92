// Worker process for images: decodes untrusted files outside the server, whose memory contains sessions.
import sharp from "sharp";
import { serveOrders } from "#platform/side-process";
import { inspect } from "./inspect.ts";
import { makeSize } from "./make-size.ts";
import type { Inspection, Order } from "./orders.ts";

// Disables libvips' cache, because no image is decoded twice in a row.
sharp.cache(false);

serveOrders<Order, Uint8Array | Inspection>((job) => (job.kind === "size" ? makeSize(job) : inspect(job.bytes, job.type)));
