export { feedCopies } from "./copy/index.server.ts";
