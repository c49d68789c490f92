import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Stack from "@mui/material/Stack";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { FieldComments } from "../reviews/field-comments.tsx";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { LocalizationHeader } from "./localization-header.tsx";
import { currentDataOf, typedOrCurrentDataOf, storageNameOf, type Localization } from "./localization.ts";
import { createEmptyEntry } from "./create-empty-entry.ts";
import { cacheSavedLocalization } from "./entry-query.ts";
import { Fieldset } from "./fieldset.tsx";
import { MachineDraftOffer, UnreviewedNotes } from "./machine-draft-notes.tsx";
import { StaleFieldNotes } from "./stale-field-notes.tsx";
import { contentTexts } from "./texts.ts";
import { useFaults } from "./use-faults.ts";
import { useMachineDraft } from "./use-machine-draft.ts";
import { useRemoveExampleMark } from "./use-remove-example-mark.ts";
import type { DescribedType } from "./use-content-types.ts";
import { useAutosavedDraft } from "./use-autosaved-draft.ts";

type Props = { type: DescribedType; entry: Entry; language: Language; source: Localization | undefined };

/** Editor of one language of an entry. */
export function LocalizationColumn({ type, entry, language, source }: Props) {
  const texts = useTexts(contentTexts);
  const localization = entry.editions.find((edition) => edition.language === language);
  const address = { type: type.type, key: entry.key, language };
  const queries = useQueryClient();
  const [isCommenting, setCommenting] = useState(false);
  const draft = useAutosavedDraft({
    name: storageNameOf(address),
    saved: { data: currentDataOf(localization), revision: localization?.revision ?? 0 },
    async send(data, basedOn, saveId) {
      const saved = await callApi("POST /staff/content/save", { ...address, data, basedOn, saveId, isTyped: true });
      cacheSavedLocalization(queries, address, saved);
      return { revision: saved.revision, data: currentDataOf(saved) };
    },
  });
  const machine = useMachineDraft({ type, entry, address, data: draft.data });
  const faults = useFaults(draft.data, localization);
  const mayEdit = type.mayEdit.includes(language);
  // An entry in a single language has no card of shared fields, so they are edited here.
  const fields = type.fields.filter(({ perLanguage }) => perLanguage || entry.editions.length < 2);
  const hasExampleField = fields.some(({ name }) => name === "sample");
  useRemoveExampleMark(draft.data.sample, mayEdit && hasExampleField, () => draft.change({ sample: false }));
  if (!localization && !draft.isTyped)
    return <BeginButtons {...{ type, entry, language, source, mayEdit, machine }} onBegin={draft.replace} />;
  return (
    <Card component="section" variant="outlined" lang={languages[language].tag} aria-label={languages[language].name} sx={{ p: 2 }}>
      <Stack spacing={2}>
        <LocalizationHeader
          {...{ type, entry, address, draft, faults, localization, source, mayEdit, isCommenting }}
          onComment={setCommenting}
        />
        {!mayEdit && <Alert severity="info">{texts.readOnly}</Alert>}
        <MachineDraftOffer machine={machine} isDisabled={draft.state !== "saved"} />
        {mayEdit && <UnreviewedNotes type={type} address={address} localization={localization} />}
        {localization && mayEdit && <StaleFieldNotes type={type} address={address} entry={entry} staleFields={localization.follows} />}
        <Fieldset
          {...{ fields, draft }}
          id={language}
          name={texts.perLanguage}
          allFields={type.fields}
          shownData={{ ...draft.data, ...entry.shared.draft }}
          faults={faults.shown}
          isReadOnly={!mayEdit}
          onLeave={faults.onLeave}
          commentsOf={(field, label) => <FieldComments {...{ address, field, label }} isWriting={isCommenting} />}
        />
      </Stack>
    </Card>
  );
}

type BeginProps = Props & { mayEdit: boolean; machine: ReturnType<typeof useMachineDraft>; onBegin(data: Record<string, unknown>): void };

/** Starts a language that does not exist: empty, as a copy or as a machine translation. */
function BeginButtons({ type, entry, language, source, mayEdit, machine, onBegin }: BeginProps) {
  const texts = useTexts(contentTexts);
  return (
    <Stack spacing={1} sx={{ alignItems: "start" }}>
      <Button
        variant="outlined"
        disabled={!mayEdit}
        onClick={() => onBegin({ ...createEmptyEntry(type), ...copySharedFields(type, source) })}
      >
        {formatMessage(texts.begin, { language: languages[language].name })}
      </Button>
      {source && (
        <Button disabled={!mayEdit} onClick={() => onBegin(typedOrCurrentDataOf(entry, source))}>
          {formatMessage(texts.copy, { language: languages[source.language].name })}
        </Button>
      )}
      <MachineDraftOffer machine={machine} isDisabled={false} />
    </Stack>
  );
}

/** Copies the shared fields when an entry gets another language. */
function copySharedFields({ fields }: DescribedType, source: Localization | undefined): Record<string, unknown> {
  const sourceData = currentDataOf(source);
  return Object.fromEntries(
    fields.flatMap(({ name, perLanguage }) => (!perLanguage && name in sourceData ? [[name, sourceData[name]]] : [])),
  );
}
