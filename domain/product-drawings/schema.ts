export type { DrawingCopy } from "./copy/fr.ts";
export { drawingWords } from "./copy/index.server.ts";
export { figureOf, loggerConnectionOf, parallelUnitsOf } from "./drawn-figures.ts";
export type { LoggerConnection } from "./drawn-figures.ts";
