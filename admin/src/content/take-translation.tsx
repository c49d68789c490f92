import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { Language } from "../../../i18n/languages.ts";
import type { Sent } from "../api/calls.ts";
import { useChange } from "../api/use-change.ts";
import { Choice, languageChoices } from "../frame/choice.tsx";
import { downloadFile } from "../frame/download-file.ts";
import { TitledDialog } from "../frame/titled-dialog.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { translationTexts } from "./translation-texts.ts";
import type { DescribedType } from "./use-types.ts";

const entryChoices = ["chosen", "open", "missing", "outdated", "all"] as const satisfies readonly Which[];
type Which = Sent<"GET /staff/translation">["which"];
/** `keys`: slugs of the selected entries; empty if none is selected. */
type TakeTranslationProps = { type: DescribedType; keys: readonly string[] };

/** Exports texts of entries as an XLIFF file for a translation agency. */
export function TakeTranslation({ type, keys }: TakeTranslationProps) {
  const texts = useTexts(translationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.take}</Button>
      {isOpen && <TakeDialog type={type} keys={keys} onClose={() => setOpen(false)} />}
    </>
  );
}

function TakeDialog({ type, keys, onClose }: TakeTranslationProps & { onClose(): void }) {
  const texts = useTexts(translationTexts);
  const [from, setFrom] = useState<Language>("en");
  const [to, setTo] = useState<Language>(type.mayEdit.find((code) => code !== "en") ?? "fr");
  const [which, setWhich] = useState<Which>(keys.length > 0 ? "chosen" : "open");
  const choices = entryChoices.filter((each) => each !== "chosen" || keys.length > 0);
  const take = useChange("GET /staff/translation", ["nothing"], ({ file, entries }) => {
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
            loading={take.isPending}
            onClick={() => take.mutate({ type: type.type, from, to, which, ...(which === "chosen" && { keys: keys.join(",") }) })}
          >
            {texts.save}
          </Button>
        </>
      }
    >
      <Typography>{texts.takeHint}</Typography>
      <Stack direction="row" useFlexGap spacing={2} sx={{ flexWrap: "wrap" }}>
        <Choice label={texts.from} value={from} choices={languageChoices()} onChange={setFrom} />
        <Choice label={texts.to} value={to} choices={languageChoices()} onChange={setTo} />
      </Stack>
      <Choice
        label={texts.which}
        value={which}
        choices={choices.map((each) => [each, fill(texts.whichNames[each], { count: keys.length })])}
        onChange={setWhich}
      />
      {take.data && (
        <Alert severity={take.data.left > 0 ? "warning" : "info"}>
          {take.data.entries === 0 ? texts.nothing : fill(texts.taken, { entries: take.data.entries })}{" "}
          {take.data.left > 0 && fill(texts.left, { left: take.data.left })}
        </Alert>
      )}
    </TitledDialog>
  );
}
