import * as v from "valibot";
import { keyPattern, type StaffText } from "#domain/content/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { moment } from "../dates.ts";
import { because, revision } from "../fields.ts";
import { language, type } from "../identifiers.ts";
import { paged } from "../list-query.ts";

/** How an edition stands before the public; what is being worked on meanwhile is beside it, as `isChanged`. */
export const editionStates = ["draft", "scheduled", "published", "withdrawn"] as const;
export type EditionState = (typeof editionStates)[number];

/** Name, in the query of a page, of the token that shows an edition on it which is not public yet. */
export const previewName = "preview";

export const entrySorts = ["position", "title", "key", "updatedAt"] as const;

const key = v.pipe(v.string(because("required")), v.regex(new RegExp(`^${keyPattern}$`), because("keyFormat")));
const address = { type, key };
const edition = { ...address, language };
const yes = v.optional(v.literal("1", because("unknownChoice")));
const data = v.record(v.string(), v.unknown(), because("invalidInput"));
const who = v.string();

/** What narrows a list. With `language`, state, `missing` and title are those of that edition, else of any. */
export const entriesQuery = v.object({
  type,
  words: v.optional(v.pipe(v.string(), v.trim(), v.maxLength(200, because("tooLong")), v.excludes("\0", because("controlCharacters"))), ""),
  language: v.optional(language),
  state: v.optional(v.picklist([...editionStates, "changed"], because("unknownChoice"))),
  sample: yes,
  missing: yes,
  /** Something in it has to follow another language. */
  outdated: yes,
  own: yes,
  sort: v.optional(v.picklist(entrySorts, because("unknownChoice")), "position"),
  order: v.optional(v.picklist(["asc", "desc"], because("unknownChoice")), "asc"),
});
export type EntriesQuery = v.InferOutput<typeof entriesQuery> & { page: number; size: number };

export const entryAddress = v.object(address);
export const saveInput = v.object({
  ...edition,
  data,
  basedOn: revision(),
  isTyped: v.optional(v.boolean(), false),
});
const mostAtOnce = 100;
const editions = v.pipe(
  v.array(v.object({ ...edition, revision: v.optional(v.number()) }), because("required")),
  v.minLength(1, because("required")),
  v.maxLength(mostAtOnce, because("tooLong")),
);
/** `until`: null for good; left out, what was said before. */
const fields = v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/, because("invalidInput"))));
/** `follow`: the changed fields that the other languages have to follow; left out, all that a source changes, and none else. */
export const publishInput = v.object({
  editions,
  at: v.optional(moment()),
  until: v.optional(v.nullable(moment())),
  follow: v.optional(fields),
});
export const editionsInput = v.object({ editions });
export const copyInput = v.object({ ...edition, from: language, fields: v.optional(fields), basedOn: revision() });
export const tickInput = v.object({ ...edition, fields });
export const sharedInput = v.object({ ...address, data, basedOn: revision() });
export const publishSharedInput = v.object({ ...address, revision: revision() });
export const checkQuery = v.object({ ...address, language });
export const calendarQuery = v.object({ from: v.optional(moment()), to: v.optional(moment()) });
export type CalendarQuery = v.InferOutput<typeof calendarQuery>;
export const samplesQuery = v.object({ page: paged.page, size: paged.size });
/** Publishes all examples again, or withdraws them, in steps: `after` is the last one of the step before. */
export const samplesInput = v.object({ shown: v.boolean(because("required")), after: v.optional(v.object(edition)) });
export const historyQuery = v.object({ ...address, language });
export const restoreInput = v.object({ ...edition, revision: revision(), basedOn: revision() });

const standing = {
  language,
  state: v.picklist(editionStates),
  /** There is work on it that the public does not see. */
  isChanged: v.boolean(),
  revision: v.number(),
  publishedAt: v.nullable(v.string()),
  /** When a change becomes public that waits, and when it all ends. */
  plannedAt: v.nullable(v.string()),
  publicUntil: v.nullable(v.string()),
  canUndo: v.boolean(),
  isOutdated: v.boolean(),
  updatedAt: v.string(),
  updatedBy: who,
};
export const entriesAnswer = v.object({
  total: v.number(),
  entries: v.array(
    v.object({
      key: v.string(),
      path: v.string(),
      title: v.string(),
      isSample: v.boolean(),
      /** There is work on what holds in every language. */
      isSharedChanged: v.boolean(),
      editions: v.array(v.object({ ...standing, title: v.string() })),
    }),
  ),
});

/** Why it could not be published, by the path of each field. */
const faults = v.record(v.string(), v.string());
/** A field that has to follow: what its source held when this edition agreed with it; what it holds now stands in that edition. */
const follow = v.object({ field: v.string(), source: language, was: v.unknown(), markedBy: who, markedAt: v.string() });
export const editionAnswer = v.object({
  ...standing,
  draft: v.nullable(data),
  planned: v.nullable(data),
  data: v.nullable(data),
  faults,
  follows: v.array(follow),
});
/**
 * Draft of the fields that all languages share. `draft` has only the changed fields and is null when all are published;
 * `revision` is 0 before the first draft.
 */
export const sharedAnswer = v.object({ draft: v.nullable(data), revision: v.number(), updatedAt: v.nullable(v.string()), updatedBy: who });
export const entryAnswer = v.object({
  ...address,
  path: v.string(),
  /** The language that the others are held against. */
  source: language,
  shared: sharedAnswer,
  editions: v.array(editionAnswer),
});

const count = v.number();
/** Of a type in a language; `entries` in any. Editions that wait and drafts are not published. */
export const progressAnswer = v.array(
  v.object({
    type: v.string(),
    language,
    entries: count,
    missing: count,
    drafts: count,
    scheduled: count,
    published: count,
    withdrawn: count,
    changed: count,
    outdated: count,
  }),
);

export const historyAnswer = v.array(
  v.object({
    revision: v.number(),
    author: who,
    savedAt: v.string(),
    /** It is what the public reads, or last read. */
    isShown: v.boolean(),
    data,
    /** Since the one before. */
    changed: v.array(v.string()),
  }),
);
/** What stands there now, where another saved since, and the fields in which what was sent differs from it. */
export const savedSince = v.object({ revision: v.number(), data, author: who, savedAt: v.string(), differs: v.array(v.string()) });
/** `reason`: why not, where it was not done. */
export const doneAnswer = v.array(v.object({ ...edition, done: v.boolean(), reason: v.optional(v.string()) }));

/** `left`: how many remain; `next`: what the next step is sent as `after`. */
export const samplesDone = v.object({ lines: doneAnswer, left: v.number(), next: v.nullable(v.object(edition)) });

const text: v.GenericSchema<StaffText> = v.object({ en: v.string(), fr: v.string(), de: v.string(), cn: v.string() });
const described = v.looseObject({ name: v.string(), kind: v.string(), label: text, perLanguage: v.boolean(), required: v.boolean() });
/** What a form is made of: each field with its kind and what that kind says of itself. */
export const typesAnswer = v.array(
  v.object({
    type: v.string(),
    name: text,
    about: v.optional(text),
    title: v.string(),
    /** Those in which whoever asks may change its entries. */
    mayEdit: v.array(language),
    fields: v.array(described),
  }),
);

const reason = v.custom<Reason>(isReason);
/** `fault` forbids publication, `warning` only says. `detail`: which link, heading or picture, or how long it may be. */
export const checkAnswer = v.array(v.object({ severity: v.picklist(["fault", "warning"]), field: v.string(), reason, detail: v.string() }));
export const calendarAnswer = v.array(
  v.object({ ...address, language, title: v.string(), what: v.picklist(["begins", "changes", "ends"]), at: v.string() }),
);
/** Who else has an entry's editor open, in which edition, and since when. */
export const presentAnswer = v.array(v.object({ key: v.string(), language, name: v.string(), since: v.string() }));
export const presenceInput = v.object(edition);
/** `total` entries have as many editions; what can be done with all at once; `rows` are those of one page of the entries. */
export const samplesAnswer = v.object({
  total: v.number(),
  editions: v.number(),
  public: v.number(),
  canWithdraw: v.boolean(),
  canBringBack: v.boolean(),
  rows: v.array(v.object({ ...edition, title: v.string(), state: v.picklist(editionStates), withAll: v.boolean() })),
});

export type Check = v.InferOutput<typeof checkAnswer>[number];
export type Calendar = v.InferOutput<typeof calendarAnswer>;
export type Present = v.InferOutput<typeof presentAnswer>[number];
export type SamplesPage = v.InferOutput<typeof samplesAnswer>;
export type Entries = v.InferOutput<typeof entriesAnswer>;
export type Entry = v.InferOutput<typeof entryAnswer>;
export type Progress = v.InferOutput<typeof progressAnswer>;
export type Revisions = v.InferOutput<typeof historyAnswer>;
export type DescribedField = v.InferOutput<typeof described>;
