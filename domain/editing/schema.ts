import * as v from "valibot";
import { keyPattern, type StaffText } from "#domain/content/schema";
import { isReason, type Reason } from "#i18n/messages/index.ts";
import { moment } from "../dates.ts";
import { errorCode, revision } from "../fields.ts";
import { id, language, type } from "../identifiers.ts";
import { pagingFields } from "../list-query.ts";

/** A state is that of publication; `isChanged` tells whether a draft differs from it. */
export const localizationStates = ["draft", "scheduled", "published", "withdrawn"] as const;
export type LocalizationState = (typeof localizationStates)[number];

export const previewParameter = "preview";
export const entrySorts = ["position", "title", "key", "updatedAt"] as const;

export const key = v.pipe(v.string(errorCode("required")), v.regex(new RegExp(`^(?!list$)${keyPattern}$`), errorCode("keyFormat")));
const address = { type, key };
const edition = { ...address, language };
const flag = v.optional(v.literal("1", errorCode("unknownChoice")));
const data = v.record(v.string(), v.unknown(), errorCode("invalidInput"));
const who = v.string();

/** With `language`, the filters `state`, `missing` and the title refer to that language, otherwise to any. */
export const entriesQuery = v.object({
  type,
  words: v.optional(
    v.pipe(v.string(), v.trim(), v.maxLength(200, errorCode("tooLong")), v.excludes("\0", errorCode("controlCharacters"))),
    "",
  ),
  language: v.optional(language),
  state: v.optional(v.picklist([...localizationStates, "changed"], errorCode("unknownChoice"))),
  sample: flag,
  missing: flag,
  /** Selects entries with stale translations. */
  outdated: flag,
  own: flag,
  sort: v.optional(v.picklist(entrySorts, errorCode("unknownChoice")), "position"),
  order: v.optional(v.picklist(["asc", "desc"], errorCode("unknownChoice")), "asc"),
});
export type EntriesQuery = v.InferOutput<typeof entriesQuery> & { page: number; size: number };

export const entryAddress = v.object(address);
const saveId = v.optional(v.pipe(v.string(), v.maxLength(40, errorCode("tooLong"))));
export const saveInput = v.object({
  ...edition,
  data,
  basedOn: revision(),
  saveId,
  isTyped: v.optional(v.boolean(), false),
});
const mostAtOnce = 100;
const editions = v.pipe(
  v.array(v.object({ ...edition, revision: v.optional(v.number()) }), errorCode("required")),
  v.minLength(1, errorCode("required")),
  v.maxLength(mostAtOnce, errorCode("tooLong")),
);
const fields = v.array(v.pipe(v.string(), v.regex(/^[a-zA-Z]{1,60}$/, errorCode("invalidInput"))));
/**
 * `until: null` removes the end of the publication. `follow` lists changed fields whose translations become stale; by
 * default all fields of a source and none of a translation.
 */
export const publishInput = v.object({
  editions,
  at: v.optional(moment()),
  until: v.optional(v.nullable(moment())),
  follow: v.optional(fields),
});
export const localizationsInput = v.object({ editions });
export const copyInput = v.object({ ...edition, from: language, fields: v.optional(fields), basedOn: revision() });
/** Fields of a translation that a user has checked. */
export const upToDateInput = v.object({ ...edition, fields });
export const sharedInput = v.object({ ...address, data, basedOn: revision(), saveId });
export const publishSharedInput = v.object({ ...address, revision: revision() });
export const checkQuery = v.object({ ...address, language });
/** `svg` is the drawing; `missing` has the fields without which there is none. */
export const sheetAnswer = v.object({ svg: v.nullable(v.string()), missing: v.array(v.string()) });
export const calendarQuery = v.object({ from: v.optional(moment()), to: v.optional(moment()) });
export type CalendarQuery = v.InferOutput<typeof calendarQuery>;
export const examplesQuery = v.object({ page: pagingFields.page, size: pagingFields.size });
export const hideExamplesInput = v.object({ isHidden: v.boolean(errorCode("required")) });
/** Without `language`, selects the fields that all languages share. */
export const historyQuery = v.object({ ...address, language: v.optional(language) });
export const restoreInput = v.object({ ...edition, revision: revision(), basedOn: revision() });

const editionState = {
  language,
  state: v.picklist(localizationStates),
  isChanged: v.boolean(),
  revision: v.number(),
  publishedAt: v.nullable(v.string()),
  /** A scheduled change becomes public at `plannedAt`, and the publication ends at `publicUntil`. */
  plannedAt: v.nullable(v.string()),
  publicUntil: v.nullable(v.string()),
  canUndo: v.boolean(),
  isOutdated: v.boolean(),
  /** Tells whether fields have an unreviewed machine translation. */
  isUnreviewed: v.boolean(),
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
      /** Tells whether the shared fields have an unpublished draft. */
      isSharedChanged: v.boolean(),
      editions: v.array(v.object({ ...editionState, title: v.string() })),
    }),
  ),
});

/** Errors that prevent publication, by field path. */
const faults = v.record(v.string(), v.string());
/** `was` is the text of the source that the stale translation is based on. `isAnswered`: the draft has a new text. */
const follow = v.object({
  field: v.string(),
  source: language,
  was: v.unknown(),
  isAnswered: v.boolean(),
  markedBy: who,
  markedAt: v.string(),
});
export const localizationAnswer = v.object({
  ...editionState,
  draft: v.nullable(data),
  planned: v.nullable(data),
  data: v.nullable(data),
  faults,
  follows: v.array(follow),
  /** Fields with an unreviewed machine translation. */
  unreviewed: v.array(v.string()),
});
/**
 * `draft` has only the changed fields that all languages share and is null when all are published; `revision` is 0
 * before the first draft.
 */
export const sharedAnswer = v.object({ draft: v.nullable(data), revision: v.number(), updatedAt: v.nullable(v.string()), updatedBy: who });
export const entryAnswer = v.object({
  ...address,
  path: v.string(),
  source: language,
  shared: sharedAnswer,
  editions: v.array(localizationAnswer),
});

/** Deletes the entry, or only one of its languages. */
export const deleteInput = v.object({ ...address, language: v.optional(language) });
export const changeKeyInput = v.object({ ...address, newKey: key });
export const keySuggestionQuery = v.object({ type, title: v.pipe(v.string(), v.trim(), v.maxLength(500, errorCode("tooLong"))) });
export const usesAnswer = v.object({
  languages: v.array(language),
  /** Languages in which the entry is public, now or at a scheduled time. */
  publicIn: v.array(language),
  /** Entries that link to it; the title is empty if they have none. */
  usedBy: v.array(v.object({ ...address, title: v.string() })),
});
export const trashInput = v.object({ id });
export const trashAnswer = v.object({
  total: v.number(),
  rows: v.array(
    v.object({
      ...address,
      id,
      title: v.string(),
      languages: v.array(language),
      /** Whether all languages were deleted together. */
      isWhole: v.boolean(),
      deletedAt: v.string(),
      deletedBy: who,
      daysLeft: v.number(),
    }),
  ),
});
/** `drafts` are languages that were public and came back as drafts. */
export const restoredAnswer = v.object({ ...address, drafts: v.array(language) });

/** `entries` counts all languages. Scheduled localizations and drafts do not count as published. */
export const progressAnswer = v.array(
  v.object({
    type: v.string(),
    language,
    entries: v.number(),
    missing: v.number(),
    drafts: v.number(),
    scheduled: v.number(),
    published: v.number(),
    withdrawn: v.number(),
    changed: v.number(),
    outdated: v.number(),
  }),
);

export const historyAnswer = v.array(
  v.object({
    revision: v.number(),
    author: who,
    savedAt: v.string(),
    /** Marks the revision that is public or was public last. */
    isShown: v.boolean(),
    /** Marks all revisions that are or were public. */
    wasPublished: v.boolean(),
    data,
    changed: v.array(v.string()),
  }),
);
/**
 * Describes the stored revision after a conflict; `differs` lists the fields that differ from the submitted data, `saveId`
 * is that of the save.
 */
export const savedSince = v.object({
  revision: v.number(),
  data,
  author: who,
  savedAt: v.string(),
  saveId: v.nullable(v.string()),
  differs: v.array(v.string()),
});
/** `reason` is the error code if the action failed. */
export const doneAnswer = v.array(v.object({ ...edition, done: v.boolean(), reason: v.optional(v.string()) }));

const text: v.GenericSchema<StaffText> = v.object({ en: v.string(), fr: v.string(), de: v.string(), cn: v.string() });
/** Value of an empty field in a form, by kind; other kinds have none. */
export const emptyValues: Record<string, unknown> = {
  texts: [],
  rows: [],
  links: [],
  manyOf: [],
  blocks: [],
  notes: {},
  group: {},
  flag: false,
};
/** A required list may be empty; `needsValue` tells whether publication fails while the field is empty. */
const described = v.looseObject({
  name: v.string(),
  kind: v.string(),
  label: text,
  perLanguage: v.boolean(),
  required: v.boolean(),
  needsValue: v.boolean(),
});
export const typesAnswer = v.array(
  v.object({
    type: v.string(),
    name: text,
    about: v.optional(text),
    title: v.string(),
    /** Lists the languages in which the user may edit entries. */
    mayEdit: v.array(language),
    /** Tells whether the user may draft translations by machine. */
    mayDraftByMachine: v.boolean(),
    fields: v.array(described),
  }),
);

const reason = v.custom<Reason>(isReason);
/** A `fault` prevents publication, a `warning` does not. `detail` is the link, heading or image, or the maximum length. */
export const checkAnswer = v.array(v.object({ severity: v.picklist(["fault", "warning"]), field: v.string(), reason, detail: v.string() }));
export const calendarAnswer = v.array(
  v.object({ ...address, language, title: v.string(), what: v.picklist(["begins", "changes", "ends"]), at: v.string() }),
);
/** `validUntil` is the last valid day of a certificate. */
export const expiringAnswer = v.array(v.object({ ...edition, title: v.string(), validUntil: v.string(), isExpired: v.boolean() }));
/** Lists the other users who have the entry's editor open, by time of arrival. */
export const presentAnswer = v.array(v.object({ key: v.string(), language, name: v.string(), since: v.string() }));
export const presenceInput = v.object(edition);
/** Has totals of all examples, what hiding them takes from the website, and one page of entries (`rows`). */
export const examplesAnswer = v.object({
  /** Whether examples are hidden from visitors. */
  isHidden: v.boolean(),
  total: v.number(),
  editions: v.number(),
  public: v.number(),
  /** Numbers of published entries by type; legal texts stay public and are not counted. */
  types: v.array(v.object({ type: v.string(), entries: v.number() })),
  rows: v.array(v.object({ ...edition, title: v.string(), state: v.picklist(localizationStates) })),
});

export type Trash = v.InferOutput<typeof trashAnswer>;
export type Uses = v.InferOutput<typeof usesAnswer>;
export type Check = v.InferOutput<typeof checkAnswer>[number];
export type Expiring = v.InferOutput<typeof expiringAnswer>;
export type Calendar = v.InferOutput<typeof calendarAnswer>;
export type PresentUser = v.InferOutput<typeof presentAnswer>[number];
export type ExamplesPage = v.InferOutput<typeof examplesAnswer>;
export type Entries = v.InferOutput<typeof entriesAnswer>;
export type Entry = v.InferOutput<typeof entryAnswer>;
export type Progress = v.InferOutput<typeof progressAnswer>;
export type Revisions = v.InferOutput<typeof historyAnswer>;
export type DescribedField = v.InferOutput<typeof described>;
