import type { PageHandle } from "#app/frame/use-page-handle.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";
export { Audience as default } from "../audience.tsx";

export const handle: PageHandle = { ground: "night" };
