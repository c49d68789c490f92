import type { CallResult } from "../api/endpoint-types.ts";

export type ListedMedia = CallResult<"GET /staff/media">["media"][number];
/** Values of `accept` for the file dialog; the server checks the types itself. */
export const acceptedByKind: Record<ListedMedia["kind"], string> = {
  picture: "image/jpeg,image/png,image/webp,image/avif",
  file: "application/pdf,video/mp4,video/webm,.dwg,.dxf,.step,.stp,.ifc,.zip",
};

export const acceptedFileTypes = Object.values(acceptedByKind).join(",");

export type MediaItem = CallResult<"GET /staff/media/:name">;
