import type { CallResult } from "../api/endpoint-types.ts";

export type ListedMedia = CallResult<"GET /staff/media">["media"][number];
/** Value of `accept` for the file dialog; the server checks the types itself. */
export const acceptedFileTypes =
  "image/jpeg,image/png,image/webp,image/avif,application/pdf,video/mp4,video/webm,.dwg,.dxf,.step,.stp,.ifc,.zip";

export type MediaItem = CallResult<"GET /staff/media/:name">;
