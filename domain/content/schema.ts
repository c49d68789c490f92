export { productCategories } from "./collections/product.ts";
export type { Figure, FigureName, ProductCategory, ProductData } from "./collections/product.ts";
export type { NewsData } from "./collections/news.ts";
