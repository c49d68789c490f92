import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue } from "react";
import { callApi } from "../api/call-api.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";

/** Also the chosen entries of most fields are among so many, so that their titles are known. */
const size = "100";

/** `title` is the slug of an entry without title; `label` also marks a draft. */
type FoundEntry = { title: string; label: string };

/** Searches the entries of a type by title or slug, and returns them by slug; none of an empty type. */
export function useEntrySearch(type: string, searchText: string): ReadonlyMap<string, FoundEntry> {
  const texts = useTexts(lifecycleTexts);
  const words = useDeferredValue(searchText);
  const { data } = useQuery({
    queryKey: ["links", type, words],
    queryFn: () => callApi("GET /staff/content/:type", { type, words, size }),
    enabled: type !== "",
    placeholderData: keepPreviousData,
  });
  return new Map(
    data?.entries.map(({ key, title: ownTitle, editions }) => {
      const title = ownTitle || key;
      const isPublic = editions.some(({ state }) => state === "published");
      return [key, { title, label: isPublic ? title : `${title} (${texts.draft})` }];
    }),
  );
}
