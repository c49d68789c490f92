import type { Language, WebsiteId } from "#i18n/languages.ts";
import type { CollectionOf, CollectionType } from "./collections/index.ts";
import type { WithDependentTexts } from "./texts-in.ts";
import type { DataOf } from "./fields/field.ts";

type NamesWith<Fields, Option> = { [Name in keyof Fields]: Fields[Name] extends Option ? Name : never }[keyof Fields];
type FieldsOf<Type extends CollectionType> = CollectionOf<Type>["fields"];
type ListedName<Type extends CollectionType> = NamesWith<FieldsOf<Type>, { list: true }>;
type LanguageName<Type extends CollectionType> = NamesWith<FieldsOf<Type>, { perLanguage: true }>;
type Computed<Type extends CollectionType> = CollectionOf<Type> extends { computed?: { of(data: never): infer Value } } ? Value : object;
type Timed<Type extends CollectionType> =
  CollectionOf<Type> extends { timed?: { of(data: never, now: Date): infer Value } } ? Value : object;

export type DataOfType<Type extends CollectionType> = DataOf<FieldsOf<Type>>;

export type Figure = DataOfType<"product">["figures"][number];

/** `path` has no language prefix. `languages` are those whose pages show the entry on the requested websites. */
type Identity = { id: string; path: string; websiteId: WebsiteId; state: 1; languages: Language[] };
type Names<Data, Name> = Pick<Data, Extract<Name, keyof Data>>;

export type EntrySummary<Type extends CollectionType> = Identity &
  Names<DataOfType<Type>, ListedName<Type>> &
  Computed<Type> &
  Timed<Type> &
  WithDependentTexts<Names<DataOfType<Type>, ListedName<Type> & LanguageName<Type>> & Computed<Type>>;

export type FullEntry<Type extends CollectionType> = Identity &
  DataOfType<Type> &
  Computed<Type> &
  Timed<Type> &
  WithDependentTexts<Names<DataOfType<Type>, LanguageName<Type>> & Computed<Type>>;

/** `editions` are the websites on which an entry with this slug is public. */
export type EntryWithWebsites<Type extends CollectionType> = FullEntry<Type> & { editions: WebsiteId[] };
