// Worker process for images: decoding untrusted files happens outside the server, which has sessions in memory.
import sharp from "sharp";
import { serveOrders } from "#platform/side-process";
import { inspect } from "./inspect.ts";
import { makeSize } from "./make-size.ts";
import type { Inspection, Order } from "./orders.ts";

// Disables libvips' cache, because no image is decoded twice in a row.
sharp.cache(false);

serveOrders<Order, Uint8Array | Inspection>((order) => (order.kind === "size" ? makeSize(order) : inspect(order.bytes, order.type)));
