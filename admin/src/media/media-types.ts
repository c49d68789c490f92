import type { Answered } from "../api/calls.ts";

export type ListedMedia = Answered<"GET /staff/media">["media"][number];
/** What the server takes, for the machine's own choice of files. */
export const accepted = "image/jpeg,image/png,image/webp,image/avif,application/pdf,video/mp4,video/webm,.dwg,.dxf,.step,.stp,.ifc,.zip";

export type MediaItem = Answered<"GET /staff/media/:name">;
