export { productCategories } from "./collections/product.ts";
export type { Figure, FigureName, ProductCategory, ProductData } from "./collections/product.ts";
export type { PolicyData } from "./collections/policy.ts";
export type { NewsData } from "./collections/news.ts";
export { longestSearchText, searchText } from "./search/search-text.ts";
export type { ExcerptPart } from "./search/excerpt.ts";
