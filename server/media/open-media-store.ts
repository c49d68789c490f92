import path from "node:path";
import { openMediaStore, type MediaStore } from "#platform/media-store";
import type { Environment } from "../environment.ts";

export function mediaStoreOf({ dataDir, s3Url }: Pick<Environment, "dataDir" | "s3Url">, built?: string): MediaStore {
  return openMediaStore({ directory: path.join(dataDir, "media"), s3Url, built });
}
