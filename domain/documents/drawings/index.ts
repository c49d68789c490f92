import { drawingWords, type DrawingCopy } from "#domain/product-drawings/schema";
import type { NamedCopies } from "#domain/site-config";

export const drawingCopies: NamedCopies<DrawingCopy> = { name: "documentDrawings", copies: drawingWords };
export { drawingsOf, stepsDrawing, type Drawing } from "./drawings-of.ts";
