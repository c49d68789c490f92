export { productCategories, productLines } from "./collections/product.ts";
export type { Figure, FigureName, ProductCategory, ProductData, ProductLine } from "./collections/product.ts";
export type { NewsData } from "./collections/news.ts";
