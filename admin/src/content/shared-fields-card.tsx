import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { DescribedField, Entry } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useCurrentUser } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { currentDataOf } from "./localization.ts";
import { cacheSavedSharedFields } from "./entry-query.ts";
import { Fieldset } from "./fieldset.tsx";
import { SharedHistoryDialog } from "./history-dialog.tsx";
import { isSame } from "./merge-fields.ts";
import { SaveState } from "./save-state.tsx";
import { contentTexts } from "./texts.ts";
import type { EntryData } from "./typed-store.ts";
import { useRemoveExampleMark } from "./use-remove-example-mark.ts";
import { useAutosavedDraft, type AutosavedDraft } from "./use-autosaved-draft.ts";
import type { DescribedType } from "./use-content-types.ts";

/** Edits the shared fields of an entry. They have a draft of their own that is published in all languages at once. */
export function SharedFieldsCard({ type, entry }: { type: DescribedType; entry: Entry }) {
  const texts = useTexts(contentTexts);
  const queries = useQueryClient();
  const address = { type: type.type, key: entry.key };
  const fields = type.fields.filter(({ perLanguage }) => !perLanguage);
  const currentData = currentDataOf(entry.editions[0]);
  const draft = useAutosavedDraft({
    name: `${type.type}/${entry.key}`,
    saved: { data: entry.shared.draft ?? {}, revision: entry.shared.revision },
    async send(data, basedOn, saveId) {
      const shared = await callApi("POST /staff/content/save-shared", { ...address, data, basedOn, saveId });
      cacheSavedSharedFields(queries, address, shared);
      return { revision: shared.revision, data: shared.draft ?? {} };
    },
  });
  const publish = useApiMutation("POST /staff/content/publish-shared", ["entry"]);
  const mayEdit = entry.editions.every(({ language }) => type.mayEdit.includes(language));
  const change = (changes: Record<string, unknown>) => {
    const changed = Object.entries({ ...draft.data, ...changes }).filter(([name, value]) => !isSame(value ?? undefined, currentData[name]));
    // JSON has no undefined: `null` clears a field.
    draft.replace(Object.fromEntries(changed.map(([name, value]) => [name, value ?? null])));
  };
  useRemoveExampleMark(draft.data.sample ?? currentData.sample, mayEdit, () => change({ sample: false }));
  if (fields.length === 0) return null;
  return (
    <Card component="section" variant="outlined" aria-label={texts.shared} sx={{ p: 2 }}>
      <Stack spacing={1}>
        <Fieldset
          id="shared"
          name={texts.shared}
          fields={fields}
          allFields={type.fields}
          draft={{ data: { ...currentData, ...draft.data }, change }}
          faults={{}}
          // Typing during the publication would change the draft that is being published.
          isReadOnly={!mayEdit || publish.isPending}
        />
        <SharedActions {...{ type, fields, entry, draft, currentData, mayEdit, publish, change }} />
      </Stack>
    </Card>
  );
}

type ActionsProps = {
  type: DescribedType;
  fields: readonly DescribedField[];
  entry: Entry;
  draft: AutosavedDraft;
  currentData: EntryData;
  mayEdit: boolean;
  publish: { mutate(input: { type: string; key: string; revision: number }): void };
  change(changes: EntryData): void;
};

/** Publication, state of the save and history of the shared fields. */
function SharedActions({ type, fields, entry, draft, currentData, mayEdit, publish, change }: ActionsProps) {
  const texts = useTexts(contentTexts);
  const [isHistoryOpen, setHistoryOpen] = useState(false);
  const mayPublish = useCurrentUser()?.mayPublish === true;
  const isSaved = draft.state === "saved";
  const hasChanges = Object.keys(draft.data).length > 0;
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
      {mayEdit && (hasChanges || !isSaved) && (
        <>
          {mayPublish && (
            <Button
              variant="contained"
              disabled={!isSaved || !hasChanges}
              onClick={() => publish.mutate({ type: type.type, key: entry.key, revision: draft.basedOn })}
            >
              {texts.publishShared}
            </Button>
          )}
          <SaveState draft={draft} fields={fields} lang={languages.en.tag} unchangedData={currentData} />
        </>
      )}
      <Button onClick={() => setHistoryOpen(true)}>{texts.history}</Button>
      {isHistoryOpen && (
        <SharedHistoryDialog
          type={type}
          entryKey={entry.key}
          onRestore={mayEdit && isSaved ? (data) => change(Object.fromEntries(fields.map(({ name }) => [name, data[name]]))) : undefined}
          onClose={() => setHistoryOpen(false)}
        />
      )}
    </Stack>
  );
}
