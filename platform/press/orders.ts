/** Job for an image that fits into `width` × `height`; JPEG gets a white background. */
export type PictureOrder = { file: string; width: number; height: number; format: "jpeg" | "png" };

/** `data` is the JSON input of the template; `pictures` are its images by the file name that it uses. */
export type PdfOrder = { template: string; data: object; pictures: Record<string, PictureOrder> };

export type Order = ({ kind: "pdf" } & PdfOrder) | ({ kind: "picture" } & PictureOrder);
