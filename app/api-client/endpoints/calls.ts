import type * as v from "valibot";
import type { CollectionType, EntryWithWebsites, EntrySummary } from "#domain/content/schema";
import type { Download } from "#domain/documents/schema";
import type { WebsiteId } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { entryEndpoints } from "./content.ts";
import type { endpoints } from "./index.ts";
import type { searchEndpoint, searchKindsEndpoint, suggestionsEndpoint } from "./search.ts";

// Types of the endpoint table for the API client: fields and response data by path.

/** Entries of each content type in lists and single. Downloads consist of products, videos and files. */
type CollectionTypes = { [Type in Exclude<CollectionType, "download">]: { listed: EntrySummary<Type>; item: EntryWithWebsites<Type> } };
export type EntryTypes = CollectionTypes & { download: { listed: Download; item: Download & { editions: WebsiteId[] } } };
export type EntryType = keyof EntryTypes;

type Subjects = typeof endpoints;
type Row =
  | { [Subject in keyof Subjects]: Subjects[Subject][keyof Subjects[Subject]] }[keyof Subjects]
  | ReturnType<typeof searchEndpoint<EntryType>>
  | ReturnType<typeof searchKindsEndpoint<EntryType>>
  | ReturnType<typeof suggestionsEndpoint<EntryType>>;

/** Parsed values of a query; optional fields stay optional. */
type QueryOf<Input extends v.GenericSchema> = {
  [Name in keyof v.InferInput<Input>]: v.InferOutput<Input>[Name & keyof v.InferOutput<Input>];
};
type DeepReadonly<Fields> = { readonly [Name in keyof Fields]: DeepReadonly<Fields[Name]> };
type FieldsOf<Of> = Of extends { form: infer Form } ? Form : Of extends { input: v.GenericSchema } ? v.InferInput<Of["input"]> : never;
type ErrorDataOf<Of> = Of extends { errorData: v.GenericSchema } ? v.InferOutput<Of["errorData"]> : null;

export type ListQuery = QueryOf<ReturnType<typeof entryEndpoints>["list"]["input"]>;
export type ItemQuery = Omit<QueryOf<ReturnType<typeof entryEndpoints>["item"]["input"]>, "id">;

export type Gets = {
  [Of in Extract<Row, { method: "GET" }> as Of["path"]]: { query: QueryOf<Of["input"]>; data: v.InferOutput<Of["answer"]> };
};
export type Posts = {
  [Of in Exclude<Extract<Row, { method: "POST" }>, { isUpload: true }> as Of["path"]]: {
    fields: DeepReadonly<FieldsOf<Of>>;
    data: v.InferOutput<Of["answer"]>;
    errorData: ErrorDataOf<Of>;
  };
};

export type Uploads = {
  [Of in Extract<Row, { isUpload: true }> as Of["path"]]: { query: QueryOf<Of["input"]>; data: v.InferOutput<Of["answer"]> };
};

type Accepted<Data> = { code: 200; message: string; data: Data };
type InvalidFields = { code: 400; message: string; reason: Reason; reasons: Record<string, Reason>; data: Record<string, string> };
type InvalidForm<Details> = { code: 400; message: string; reason: Reason; reasons?: undefined; data: Details };

/** Response body with code 200 or 400: the data, or error codes of the fields or of the whole form. */
export type ApiBody<Data = unknown, Details = null> = Accepted<Data> | InvalidFields | InvalidForm<Details>;
