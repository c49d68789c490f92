import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { useNavigate } from "react-router";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { createEmptyEntry } from "./create-empty-entry.ts";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

/** Creates an entry in its first language. The slug is suggested from the title until it is typed by hand. */
export function NewEntryDialog({ type, onClose }: { type: DescribedType; onClose(): void }) {
  const texts = useTexts(contentTexts);
  const lifecycle = useTexts(lifecycleTexts);
  const staffLanguage = useStaffLanguage();
  const navigate = useNavigate();
  const [title, setTitle] = useState("");
  const [typedKey, setTypedKey] = useState<string>();
  const [language, setLanguage] = useState(type.mayEdit[0] ?? "en");
  const suggestion = useKeySuggestion(type.type, title);
  const key = typedKey ?? suggestion;
  const open = () => void navigate(`/content/${type.type}/${key}?left=${language}`);
  const save = useApiMutation("POST /staff/content/save", ["entries"], open, ["key"]);
  const fieldError = save.error && (save.error.fields.key ?? save.error.message);
  const titleLabel = type.fields.find(({ name }) => name === type.title)?.label[staffLanguage] ?? texts.title;
  const create = () => {
    const data = { ...createEmptyEntry(type), ...(title.trim() !== "" && { [type.title]: title.trim() }) };
    save.mutate({ type: type.type, key, language, data, basedOn: 0 });
  };
  return (
    <TitledDialog
      title={formatMessage(lifecycle.typeOf, { type: type.name[staffLanguage] })}
      onClose={onClose}
      maxWidth="xs"
      actions={
        <>
          <Button onClick={onClose}>{texts.cancel}</Button>
          <Button variant="contained" disabled={key === ""} loading={save.isPending} onClick={create}>
            {texts.open}
          </Button>
        </>
      }
    >
      <SelectField label={texts.language} value={language} options={languageOptions(type.mayEdit)} onChange={setLanguage} />
      <TextField label={titleLabel} value={title} onChange={({ target }) => setTitle(target.value)} helperText={lifecycle.titleHelp} />
      <TextField
        label={texts.key}
        value={key}
        onChange={({ target }) => setTypedKey(target.value)}
        error={Boolean(fieldError)}
        helperText={fieldError ?? lifecycle.keyHelp}
      />
    </TitledDialog>
  );
}

function useKeySuggestion(type: string, typedTitle: string): string {
  const title = useDeferredValue(typedTitle.trim());
  const { data } = useQuery({
    queryKey: ["slug", type, title],
    queryFn: () => callApi("GET /staff/slug-suggestion", { type, title }),
    placeholderData: keepPreviousData,
    enabled: title !== "",
    staleTime: 0,
  });
  return title === "" ? "" : (data?.key ?? "");
}
