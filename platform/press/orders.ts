/** Job for an image that fits into `width` × `height`; JPEG gets a white background. */
export type PictureOrder = { file: string; width: number; height: number; format: "jpeg" | "png" };

/**
 * - `template`: name of a file in the folder of templates
 * - `data`: JSON data that the template reads
 * - `pictures`: images for the template, by the file name that it uses
 */
export type PdfOrder = { template: string; data: object; pictures: Record<string, PictureOrder> };

export type Order = ({ kind: "pdf" } & PdfOrder) | ({ kind: "picture" } & PictureOrder);
