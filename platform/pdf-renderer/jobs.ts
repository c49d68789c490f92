/** Job for an image that fits into `width` × `height`; JPEG gets a white background. */
export type ImageJob = { file: string; width: number; height: number; format: "jpeg" | "png" };

/** `data` is the JSON input of the template; `pictures` are its images by the file name that it uses. */
export type PdfJob = { template: string; data: object; pictures: Record<string, ImageJob> };

export type RenderJob = ({ kind: "pdf" } & PdfJob) | ({ kind: "picture" } & ImageJob);
