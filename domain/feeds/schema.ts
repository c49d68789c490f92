export { articles, type ArticleType } from "./articles.ts";
export { feedCopies } from "./copy/index.server.ts";
