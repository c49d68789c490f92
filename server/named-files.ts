import { existsSync } from "node:fs";
import path from "node:path";

/** The master of a picture; `undefined` where there is none of that name. */
export function pictureFile(masters: string, name: string): string | undefined {
  const file = path.join(masters, `${name}.webp`);
  return /^[a-z0-9-]+$/.test(name) && existsSync(file) ? file : undefined;
}
