import type { Crop } from "#platform/images";

/** Job for an image, or the part `crop` of it, that fits into `width` × `height`; JPEG gets a white background. */
export type ImageJob = { file: string; width: number; height: number; format: "jpeg" | "png"; crop?: Crop };

/** `data` is the JSON input of the template; `pictures` are its images by the file name that it uses. */
export type PdfJob = { template: string; data: object; pictures: Record<string, ImageJob> };

/** `svg` draws all pages below each other, for a preview. */
export type RenderJob = ({ kind: "pdf" | "svg" } & PdfJob) | ({ kind: "picture" } & ImageJob);
