import type { NewsData, ProductData, VideoData } from "#domain/content/schema";
import type { ListedEntry } from "../api-client/api-client.ts";

type Localised<Data, Field extends PropertyKey> = Pick<Data, Extract<Field, keyof Data>> & { fr?: Pick<Data, Extract<Field, keyof Data>> };

type ProductSummaryField =
  "order" | "categories" | "line" | "picture" | "figures" | "leading" | "name" | "kind" | "lead" | "pictureAlt" | "sample";
type NewsSummaryField = "date" | "picture" | "title" | "lead" | "pictureAlt" | "sample";
type VideoSummaryField =
  "order" | "products" | "file" | "poster" | "seconds" | "width" | "height" | "version" | "date" | "sample" | "title" | "lead" | "posterAlt" | "body";

/** `editions`: ids of the websites on which an entry of this id is public. */
type ListedItem = ListedEntry & { editions: number[] };

/** What the API's lists and items carry; `body` is HTML there. */
export type ProductSummary = ListedEntry & Localised<ProductData, ProductSummaryField>;
export type ProductItem = ListedItem & ProductData;
export type NewsSummary = ListedEntry & Localised<NewsData, NewsSummaryField>;
export type NewsItem = ListedItem & NewsData;
export type VideoSummary = ListedEntry & Localised<VideoData, VideoSummaryField>;
