import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { ApiError } from "../api/api-error.ts";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import type { BulkResult } from "./use-bulk-publication.ts";
import { refetchContent } from "./use-publication.ts";

type TitledEntry = { type: string; key: string; title: string };
type Deleted = TitledEntry & { id: string };

/** Moves many entries to the trash one after another, and can restore them together. */
export function useBulkDeletion(onDone: () => void) {
  const texts = useTexts(lifecycleTexts);
  const queries = useQueryClient();
  const [result, setResult] = useState<BulkResult & { deleted: readonly Deleted[] }>();
  const [isPending, setPending] = useState(false);

  const perform = async <Item extends TitledEntry>(items: readonly Item[], text: string, act: (item: Item) => Promise<Deleted[]>) => {
    const deleted: Deleted[] = [];
    const failures: string[] = [];
    setPending(true);
    for (const item of items) {
      try {
        deleted.push(...(await act(item)));
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        failures.push(`${item.title}: ${error.message}`);
      }
      // The cache keeps languages that an answer lacks, so it has to forget the entry.
      queries.removeQueries({ queryKey: ["entry", item.type, item.key] });
    }
    setResult({ text: formatMessage(text, { count: items.length - failures.length }), failures, canUndo: deleted.length > 0, deleted });
    setPending(false);
    await refetchContent(queries);
    onDone();
  };

  const remove = async (entry: TitledEntry): Promise<Deleted[]> => {
    const { id } = await callApi("POST /staff/content/delete", { type: entry.type, key: entry.key });
    return [{ ...entry, id }];
  };
  const restore = async ({ id }: Deleted): Promise<Deleted[]> => {
    await callApi("POST /staff/trash/restore", { id });
    return [];
  };
  return {
    result,
    isPending,
    run: (entries: readonly TitledEntry[]) => void perform(entries, texts.allDeleted, remove),
    undo: () => void (result && perform(result.deleted, texts.allRestored, restore)),
    close: () => setResult(undefined),
  };
}
