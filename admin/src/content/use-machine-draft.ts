import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { notify } from "../notifications/notify.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { cacheSavedLocalization } from "./entry-query.ts";
import { currentDataOf, type LocalizationAddress } from "./localization.ts";
import { machineTexts } from "./machine-texts.ts";
import { labelOfField, labelOfUnit } from "./unit-label.ts";
import type { DescribedType } from "./use-content-types.ts";

const kindsWithTexts: readonly string[] = ["text", "longText", "markdown", "texts", "notes", "group", "rows"];
type Options = { type: DescribedType; entry: Entry; address: LocalizationAddress; data: Record<string, unknown> };

/** Drafts a language by machine translation from the source language of the entry, if the user may and fields are open. */
export function useMachineDraft({ type, entry, address, data }: Options) {
  const texts = useTexts(machineTexts);
  const language = useStaffLanguage();
  const queries = useQueryClient();
  const [untranslated, setUntranslated] = useState<readonly string[]>([]);
  const localization = entry.editions.find((edition) => edition.language === address.language);
  const { mutate, isPending } = useApiMutation("POST /staff/content/draft-by-machine", ["entries"], (result) => {
    cacheSavedLocalization(queries, address, result.localization);
    setUntranslated(result.units.map(({ id }) => labelOfUnit(type.fields, id, language)));
    const fields = result.fields.map((name) => labelOfField(type.fields, name, language)).join(", ");
    notify(formatMessage(texts.drafted, { fields }), "success");
  });
  const sourceData = currentDataOf(entry.editions.find((edition) => edition.language === entry.source));
  const staleFields = localization?.follows.filter(({ isAnswered }) => !isAnswered).map(({ field }) => field) ?? [];
  const openFields = type.fields.filter(
    ({ name, kind, perLanguage }) =>
      perLanguage && kindsWithTexts.includes(kind) && !isEmpty(sourceData[name]) && (isEmpty(data[name]) || staleFields.includes(name)),
  );
  return {
    isOffered:
      type.mayDraftByMachine && type.mayEdit.includes(address.language) && address.language !== entry.source && openFields.length > 0,
    openFields: openFields.map(({ label }) => label[language]),
    untranslated,
    isPending,
    draft: () => mutate({ ...address, from: entry.source, basedOn: localization?.revision ?? 0 }),
  };
}
export type MachineDraft = ReturnType<typeof useMachineDraft>;

function isEmpty(value: unknown): boolean {
  if (typeof value === "string") return value.trim() === "";
  return value === undefined || value === null || (typeof value === "object" && Object.keys(value).length === 0);
}
