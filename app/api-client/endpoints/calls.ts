import type * as v from "valibot";
import type { CollectionType, Item, Listed } from "#domain/content/schema";
import type { Download } from "#domain/documents/schema";
import type { WebsiteId } from "#i18n/languages.ts";
import type { Reason } from "#i18n/messages/index.ts";
import type { entryEndpoints } from "./content.ts";
import type { endpoints } from "./index.ts";
import type { searchEndpoint, searchKindsEndpoint, suggestionsEndpoint } from "./search.ts";

// The table as types, for whoever calls: by path, what a call takes and answers.

/** What the lists and the items of a content type hold. Downloads are made of products and videos as well. */
type OwnTypes = { [Type in Exclude<CollectionType, "download">]: { listed: Listed<Type>; item: Item<Type> } };
export type EntryTypes = OwnTypes & { download: { listed: Download; item: Download & { editions: WebsiteId[] } } };
export type EntryType = keyof EntryTypes;

type Subjects = typeof endpoints;
type Row =
  | { [Subject in keyof Subjects]: Subjects[Subject][keyof Subjects[Subject]] }[keyof Subjects]
  | ReturnType<typeof searchEndpoint<EntryType>>
  | ReturnType<typeof searchKindsEndpoint<EntryType>>
  | ReturnType<typeof suggestionsEndpoint<EntryType>>;

/** The values that texts of an address are read as; what may be left out still may. */
type QueryOf<Input extends v.GenericSchema> = {
  [Name in keyof v.InferInput<Input>]: v.InferOutput<Input>[Name & keyof v.InferOutput<Input>];
};
/** What is only read on its way. */
type Sent<Fields> = { readonly [Name in keyof Fields]: Sent<Fields[Name]> };
type FieldsOf<Of> = Of extends { form: infer Form } ? Form : Of extends { input: v.GenericSchema } ? v.InferInput<Of["input"]> : never;
type RefusedOf<Of> = Of extends { refused: v.GenericSchema } ? v.InferOutput<Of["refused"]> : null;

export type ListQuery = QueryOf<ReturnType<typeof entryEndpoints>["list"]["input"]>;
export type ItemQuery = Omit<QueryOf<ReturnType<typeof entryEndpoints>["item"]["input"]>, "id">;

/** The calls that read, but for those of the content types. */
export type Gets = {
  [Of in Extract<Row, { method: "GET" }> as Of["path"]]: { query: QueryOf<Of["input"]>; data: v.InferOutput<Of["answer"]> };
};
export type Posts = {
  [Of in Exclude<Extract<Row, { method: "POST" }>, { isUpload: true }> as Of["path"]]: {
    fields: Sent<FieldsOf<Of>>;
    data: v.InferOutput<Of["answer"]>;
    refused: RefusedOf<Of>;
  };
};

/** The calls that take a file as it is, and what goes with it in the address. */
export type Uploads = {
  [Of in Extract<Row, { isUpload: true }> as Of["path"]]: { query: QueryOf<Of["input"]>; data: v.InferOutput<Of["answer"]> };
};

type Accepted<Data> = { code: 200; message: string; data: Data };
type RefusedFields = { code: 400; message: string; reason: Reason; reasons: Record<string, Reason>; data: Record<string, string> };
type RefusedWhole<Said> = { code: 400; message: string; reason: Reason; reasons?: undefined; data: Said };

/** An answer that is shown: what was asked for, or why not, of fields or of the whole. */
export type ApiBody<Data = unknown, Said = null> = Accepted<Data> | RefusedFields | RefusedWhole<Said>;
