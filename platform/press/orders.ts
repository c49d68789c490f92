/** A picture made of a file: within `width` × `height`, on white where the format knows no transparency. */
export type PictureOrder = { file: string; width: number; height: number; format: "jpeg" | "png" };

/**
 * - `template`: name of a file in the folder of templates
 * - `data`: what the template reads as JSON
 * - `pictures`: what it can show, by the name it asks for
 */
export type PdfOrder = { template: string; data: object; pictures: Record<string, PictureOrder> };

export type Order = ({ kind: "pdf" } & PdfOrder) | ({ kind: "picture" } & PictureOrder);
