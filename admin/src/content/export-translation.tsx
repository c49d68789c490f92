import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { CallInput } from "../api/endpoint-types.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { downloadFile } from "../layout/download-file.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { translationTexts } from "./translation-texts.ts";
import type { DescribedType } from "./use-content-types.ts";

const entryChoices = ["chosen", "open", "missing", "outdated", "all"] as const satisfies readonly EntryChoice[];
const versions = ["1.2", "2.0", "2.1"] as const satisfies readonly XliffVersion[];
type XliffVersion = NonNullable<CallInput<"GET /staff/translation">["version"]>;
type EntryChoice = CallInput<"GET /staff/translation">["which"];
/** `keys`: slugs of the selected entries; empty if none is selected. */
type ExportTranslationProps = { type: DescribedType; keys: readonly string[] };

/** Exports texts of entries as an XLIFF file for a translation agency. */
export function ExportTranslation({ type, keys }: ExportTranslationProps) {
  const texts = useTexts(translationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.take}</Button>
      {isOpen && <ExportDialog type={type} keys={keys} onClose={() => setOpen(false)} />}
    </>
  );
}

function ExportDialog({ type, keys, onClose }: ExportTranslationProps & { onClose(): void }) {
  const texts = useTexts(translationTexts);
  const [from, setFrom] = useState<Language>("en");
  const [to, setTo] = useState<Language>(type.mayEdit.find((code) => code !== "en") ?? "fr");
  const [which, setWhich] = useState<EntryChoice>(keys.length > 0 ? "chosen" : "open");
  const [version, setVersion] = useState<XliffVersion>("1.2");
  const choices = entryChoices.filter((each) => each !== "chosen" || keys.length > 0);
  const exportFile = useApiMutation("GET /staff/translation", ["nothing"], ({ file, entries }) => {
    if (entries > 0) downloadFile(`${type.type}-${from}-${to}.xlf`, "application/xliff+xml", file);
  });
  return (
    <TitledDialog
      title={texts.take}
      onClose={onClose}
      maxWidth="sm"
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button
            variant="contained"
            disabled={from === to}
            loading={exportFile.isPending}
            onClick={() =>
              exportFile.mutate({ type: type.type, from, to, version, which, ...(which === "chosen" && { keys: keys.join(",") }) })
            }
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Typography>{texts.takeHint}</Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
        <SelectField label={texts.from} value={from} options={languageOptions()} onChange={setFrom} />
        <SelectField label={texts.to} value={to} options={languageOptions()} onChange={setTo} />
      </Stack>
      <SelectField
        label={texts.which}
        value={which}
        options={choices.map((each) => [each, formatMessage(texts.whichNames[each], { count: keys.length })])}
        onChange={setWhich}
      />
      <SelectField label={texts.version} value={version} options={versions.map((each) => [each, `XLIFF ${each}`])} onChange={setVersion} />
      {exportFile.data && (
        <Alert severity={exportFile.data.left > 0 ? "warning" : "info"}>
          {exportFile.data.entries === 0 ? texts.nothing : formatMessage(texts.taken, { entries: exportFile.data.entries })}{" "}
          {exportFile.data.left > 0 && formatMessage(texts.left, { left: exportFile.data.left })}
        </Alert>
      )}
    </TitledDialog>
  );
}
