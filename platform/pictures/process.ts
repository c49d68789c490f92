// The process that decodes and encodes pictures: what strangers made is not opened where sessions are in the memory.
import sharp from "sharp";
import { serveOrders } from "#platform/side-process";
import { inspect } from "./inspect.ts";
import { makeSize } from "./make-size.ts";
import type { Inspection, Order } from "./orders.ts";

// No picture is decoded twice in a row.
sharp.cache(false);

serveOrders<Order, Uint8Array | Inspection>((order) => (order.kind === "size" ? makeSize(order) : inspect(order.bytes, order.type)));
