export { figureCopies } from "./copy/index.server.ts";
export type { FigureCopy } from "./copy/fr.ts";
export { figureRows } from "./figure-rows.ts";
export { figureParts, figureText } from "./format-figure.ts";
export type { FigureParts } from "./format-figure.ts";
export { isWorthComparing } from "./shared-figures.ts";
