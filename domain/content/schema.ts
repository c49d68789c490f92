export { productCategories, productLines } from "./collections/product.ts";
export type { Figure, FigureName, ProductCategory, ProductData } from "./collections/product.ts";
export { distributorKinds, type DistributorData, type DistributorKind } from "./collections/distributor.ts";
export type { JobData, JobKind } from "./collections/job.ts";
export type { NewsData } from "./collections/news.ts";
export { longestSearchText, searchText } from "./search/search-text.ts";
export type { ExcerptPart } from "./search/excerpt.ts";
