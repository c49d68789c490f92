export { documentTypes, problemTypes, resourceTypes } from "./collections/download.ts";
export type { DocumentType, DownloadData, ProblemType, ResourceType } from "./collections/download.ts";
export { productCategories } from "./collections/product.ts";
export type { Figure, FigureName, GuideKind, ProductCategory, ProductData } from "./collections/product.ts";
export type { VideoData } from "./collections/video.ts";
export type { NewsData } from "./collections/news.ts";
export { longestSearchText, searchText } from "./search/search-text.ts";
export type { ExcerptPart } from "./search/excerpt.ts";
