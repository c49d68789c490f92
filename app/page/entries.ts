import type {
  ActivityData,
  BlogData,
  CaseData,
  ComputedOfArticle,
  DistributorData,
  ErrorCodeData,
  ExpoData,
  FaqData,
  JobData,
  NewsData,
  PolicyData,
  ProductData,
  TimedOfEvent,
  VideoData,
} from "#domain/content/schema";
import type { ListedEntry } from "#app/api-client/api-client.ts";

type Localised<Data, Field extends PropertyKey> = Pick<Data, Extract<Field, keyof Data>> & { fr?: Pick<Data, Extract<Field, keyof Data>> };

type ProductSummaryField =
  | "order"
  | "categories"
  | "line"
  | "picture"
  | "figures"
  | "leading"
  | "name"
  | "kind"
  | "lead"
  | "pictureAlt"
  | "sample";
type ArticleSummaryField = "date" | "picture" | "title" | "lead" | "pictureAlt" | "sample";
type CaseSummaryField =
  | "sector"
  | "country"
  | "products"
  | "picture"
  | "figures"
  | "title"
  | "place"
  | "lead"
  | "pictureAlt"
  | "body"
  | "sample";
type DistributorSummaryField = "order" | "country" | "kind" | "lines" | "latitude" | "longitude" | "name" | "city" | "note" | "sample";
type JobSummaryField = "order" | "country" | "kind" | "title" | "place" | "lead" | "body" | "sample";
type VideoSummaryField =
  | "order"
  | "products"
  | "file"
  | "poster"
  | "seconds"
  | "width"
  | "height"
  | "version"
  | "date"
  | "sample"
  | "title"
  | "lead"
  | "posterAlt"
  | "body";
type PolicySummaryField = "order" | "version" | "date" | "title" | "description" | "sample";

/** `editions`: ids of the websites on which an entry of this id is public. */
type ListedItem = ListedEntry & { editions: number[] };

/** What the API's lists and items carry; `body` is HTML there. */
export type ProductSummary = ListedEntry & Localised<ProductData, ProductSummaryField>;
export type ProductItem = ListedItem & ProductData;
export type NewsSummary = ListedEntry & Localised<NewsData, ArticleSummaryField> & ComputedOfArticle;
export type NewsItem = ListedItem & NewsData & ComputedOfArticle;
export type BlogSummary = ListedEntry & Localised<BlogData, ArticleSummaryField | "topics"> & ComputedOfArticle;
export type BlogItem = ListedItem & BlogData & ComputedOfArticle;
export type ActivitySummary = ListedEntry & ActivityData & TimedOfEvent;
export type ExpoSummary = ListedEntry & ExpoData & TimedOfEvent;
export type FaqSummary = ListedEntry & Localised<FaqData, "line" | "topic" | "question" | "body" | "sample">;
export type CaseSummary = ListedEntry & Localised<CaseData, CaseSummaryField>;
export type DistributorSummary = ListedEntry & Localised<DistributorData, DistributorSummaryField>;
export type JobSummary = ListedEntry & Localised<JobData, JobSummaryField>;
export type ErrorCodeSummary = ListedEntry &
  Localised<ErrorCodeData, "order" | "family" | "code" | "severity" | "actor" | "meaning" | "cause" | "remedy" | "sample">;
export type VideoSummary = ListedEntry & Localised<VideoData, VideoSummaryField>;
export type PolicySummary = ListedEntry & Localised<PolicyData, PolicySummaryField>;
export type PolicyItem = ListedItem & PolicyData;
