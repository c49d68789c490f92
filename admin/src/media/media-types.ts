import type { Answered } from "../api/calls.ts";

export type ListedMedia = Answered<"GET /staff/media">["media"][number];
export type MediaItem = Answered<"GET /staff/media/:name">;
