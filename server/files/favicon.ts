import path from "node:path";
import { Hono, type Handler } from "hono";
import sharp, { type Sharp } from "sharp";
import { root } from "../services.ts";

/** In pixels. Search engines require a multiple of 48, Apple's home screens 180. */
const pixels = { tab: 48, homeScreen: 180 };
const day = { "Cache-Control": "public, max-age=86400" };
const background = "#1b201e";
const icon = path.join(root, "app", "assets", "icon.svg");

/** Also matches names with a size, which older devices request. */
export const homeScreenIcon = "/:name{apple-touch-icon[\\w-]*\\.png}";

/** Serves the site icon as PNG at the fixed paths that programs request without reading a page. */
export function favicon(): Hono {
  return new Hono()
    .get("/favicon.ico", iconOf(sharp(icon, { density: 288 }).resize(pixels.tab)))
    .get(homeScreenIcon, iconOf(sharp(icon, { density: 720 }).resize(pixels.homeScreen).flatten({ background })));
}

function iconOf(picture: Sharp): Handler {
  let png: Promise<Uint8Array<ArrayBuffer>> | undefined;
  return async (c) => {
    png ??= picture
      .png()
      .toBuffer()
      .then((bytes) => new Uint8Array(bytes));
    return c.body(await png, 200, { ...day, "Content-Type": "image/png" });
  };
}
