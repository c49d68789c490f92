import path from "node:path";
import { Hono } from "hono";
import sharp from "sharp";
import { root } from "../services.ts";

/** Search engines want a multiple of 48. */
const pixels = 48;
const day = { "Cache-Control": "public, max-age=86400" };

/** `/favicon.ico` for programs that ask there without reading a page: the icon that pages name, as a PNG. */
export function favicon(): Hono {
  let made: Promise<Uint8Array<ArrayBuffer>> | undefined;
  const icon = path.join(root, "app", "assets", "icon.svg");
  return new Hono().get("/favicon.ico", async (c) => {
    made ??= sharp(icon, { density: 288 })
      .resize(pixels, pixels)
      .png()
      .toBuffer()
      .then((png) => new Uint8Array(png));
    return c.body(await made, 200, { ...day, "Content-Type": "image/png" });
  });
}
