import { useEntrySearch } from "../content/use-entry-search.ts";
import { parseEntryLink } from "./address.ts";

/** Returns the title of the entry that a link leads to; any other address stays as it is. */
export function useTargetName(target: string): string {
  const { type, key } = parseEntryLink(target) ?? { type: "", key: "" };
  return useEntrySearch(type, key).get(key)?.title ?? target;
}
