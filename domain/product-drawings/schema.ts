export type { DrawingCopy } from "./copy/fr.ts";
export { drawingWords } from "./copy/index.server.ts";
export { figureOf, linkOf, unitsOf } from "./drawn-figures.ts";
export type { Link } from "./drawn-figures.ts";
