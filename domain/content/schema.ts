export { productCategories, productLines } from "./collections/product.ts";
export type { Figure, FigureName, ProductCategory, ProductData } from "./collections/product.ts";
export { inverterFamilies, type ErrorCodeData } from "./collections/error-code.ts";
export { faqTopics, type FaqData } from "./collections/faq.ts";
export type { NewsData } from "./collections/news.ts";
export { longestSearchText, searchText } from "./search/search-text.ts";
export type { ExcerptPart } from "./search/excerpt.ts";
