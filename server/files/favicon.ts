import path from "node:path";
import { Hono, type Handler } from "hono";
import sharp, { type Sharp } from "sharp";
import { root } from "../services.ts";

/** Search engines want a multiple of 48, Apple's home screens 180. */
const pixels = { tab: 48, homeScreen: 180 };
const day = { "Cache-Control": "public, max-age=86400" };
const background = "#1b201e";
const icon = path.join(root, "app", "assets", "icon.svg");

/** Also with a size in its name, which older devices ask for. */
export const homeScreenIcon = "/:name{apple-touch-icon[\\w-]*\\.png}";

/** The icon that pages name, as a PNG, for programs that ask at fixed addresses without reading a page. */
export function favicon(): Hono {
  return new Hono()
    .get("/favicon.ico", iconOf(sharp(icon, { density: 288 }).resize(pixels.tab)))
    .get(homeScreenIcon, iconOf(sharp(icon, { density: 720 }).resize(pixels.homeScreen).flatten({ background })));
}

function iconOf(picture: Sharp): Handler {
  let made: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return async (c) => {
    made ??= picture
      .png()
      .toBuffer()
      .then((png) => new Uint8Array(png));
    return c.body(await made, 200, { ...day, "Content-Type": "image/png" });
  };
}
