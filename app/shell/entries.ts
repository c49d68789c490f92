import type { NewsData, PolicyData, ProductData } from "#domain/content/schema";
import type { ListedEntry } from "../api-client/api-client.ts";

type Localised<Data, Field extends PropertyKey> = Pick<Data, Extract<Field, keyof Data>> & { fr?: Pick<Data, Extract<Field, keyof Data>> };

type ProductSummaryField =
  "order" | "categories" | "line" | "picture" | "figures" | "leading" | "name" | "kind" | "lead" | "pictureAlt" | "sample";
type PolicySummaryField = "order" | "version" | "date" | "title" | "description" | "sample";
type NewsSummaryField = "date" | "picture" | "title" | "lead" | "pictureAlt" | "sample";

/** `editions`: ids of the websites on which an entry of this id is public. */
type ListedItem = ListedEntry & { editions: number[] };

/** What the API's lists and items carry; `body` is HTML there. */
export type ProductSummary = ListedEntry & Localised<ProductData, ProductSummaryField>;
export type ProductItem = ListedItem & ProductData;
export type NewsSummary = ListedEntry & Localised<NewsData, NewsSummaryField>;
export type NewsItem = ListedItem & NewsData;
export type PolicySummary = ListedEntry & Localised<PolicyData, PolicySummaryField>;
export type PolicyItem = ListedItem & PolicyData;
