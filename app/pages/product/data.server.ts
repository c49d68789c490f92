import { pageLoader } from "#app/page/page-loader.server.ts";
import { loadProduct } from "./load-product.server.ts";

export const loader = pageLoader("/products/:id", ({ page, params }) => loadProduct(page, params.id));
