export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";
export { Audience as default } from "../audience.tsx";
