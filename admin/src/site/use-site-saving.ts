import { useMutation, useQueryClient } from "@tanstack/react-query";
import type { Site } from "../../../domain/site-config/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { mergeFields } from "../content/merge-fields.ts";
import { notify } from "../notifications/notify.ts";
import { useTexts } from "../texts/staff-language.ts";
import { toComparable } from "./describe-site-fields.ts";
import type { Revision } from "./revision.ts";
import { siteTexts } from "./site-texts.ts";

type Data = Record<string, unknown>;
/** Company data that are based on `base`. */
type Change = { language: Language; base: Revision; site: Data };

/** Both users changed the same part. */
class SiteConflict extends Error {
  readonly change: Change;
  readonly theirs: Revision;
  constructor(change: Change, theirs: Revision) {
    super();
    this.change = change;
    this.theirs = theirs;
  }
}

/** Saves company data. Changes that another user saved in the meantime are merged, or else are a conflict. */
export function useSiteSaving(language: Language, current: Revision) {
  const texts = useTexts(siteTexts);
  const queries = useQueryClient();
  const { mutate, isPending, error, reset } = useMutation<void, Error, Change>({
    mutationFn: saveMerged,
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ["site", language] });
      notify(texts.saved, "success");
    },
    onError(failure) {
      if (failure instanceof ApiError && Object.keys(failure.fields).length === 0) notify(failure.message, "error");
    },
  });
  const save = (site: Data, base = current) => mutate({ language, base, site });
  return {
    save: (site: Site) => save(toComparable(site)),
    isSaving: isPending,
    errors: error instanceof ApiError ? error.fields : {},
    conflict: error instanceof SiteConflict ? describeConflict(error, save) : undefined,
    cancelConflict: reset,
  };
}

async function saveMerged({ language, base, site }: Change): Promise<void> {
  try {
    await callApi("POST /staff/site/save", { language, basedOn: base.revision, site });
  } catch (error) {
    if (!(error instanceof ApiError) || error.reason !== "savedSince") throw error;
    const [theirs] = (await callApi("GET /staff/site", { language })).revisions;
    if (!theirs) throw error;
    const { data, conflicts } = mergeFields(sidesOf({ language, base, site }, theirs));
    if (conflicts.length > 0) throw new SiteConflict({ language, base, site }, theirs);
    await saveMerged({ language, base: theirs, site: data });
  }
}

const sidesOf = ({ base, site }: Change, theirs: Revision) => ({
  base: toComparable(base.site),
  mine: site,
  theirs: toComparable(theirs.site),
});

function describeConflict({ change, theirs }: SiteConflict, save: (site: Data, base: Revision) => void) {
  const sides = sidesOf(change, theirs);
  return {
    base: sides.base,
    mine: sides.mine,
    theirs: { data: sides.theirs, author: theirs.who, savedAt: theirs.savedAt },
    onResolve: (fieldsToTake: ReadonlySet<string>) => save(mergeFields(sides, fieldsToTake).data, theirs),
  };
}
