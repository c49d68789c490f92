import type { NamedCopies } from "#domain/site-config";
import { au } from "./copy/au.ts";
import { cn } from "./copy/cn.ts";
import { de } from "./copy/de.ts";
import { en } from "./copy/en.ts";
import { fr, type DrawingCopy } from "./copy/fr.ts";

export const drawingCopies: NamedCopies<DrawingCopy> = { name: "documentDrawings", copies: { fr, en, cn, au, de } };
export type { DrawingCopy };
export { drawingsOf, stepsDrawing, type Drawing } from "./drawings-of.ts";
