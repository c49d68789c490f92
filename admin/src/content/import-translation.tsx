import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { decodeXml } from "./decode-xml.ts";
import { TranslationReport } from "./translation-report.tsx";
import { translationTexts } from "./translation-texts.ts";

/** Imports a translated XLIFF file as drafts, and shows the result for each entry. */
export function ImportTranslation() {
  const texts = useTexts(translationTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>{texts.bring}</Button>
      {isOpen && <ImportDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function ImportDialog({ onClose }: { onClose(): void }) {
  const texts = useTexts(translationTexts);
  const [file, setFile] = useState("");
  const importFile = useApiMutation("POST /staff/content/translation/import", ["entries"], () => setFile(""));
  return (
    <TitledDialog
      title={texts.bring}
      onClose={onClose}
      maxWidth="md"
      actions={
        <>
          <Button onClick={onClose}>{texts.close}</Button>
          <Button variant="contained" disabled={file === ""} loading={importFile.isPending} onClick={() => importFile.mutate({ file })}>
            {texts.bring}
          </Button>
        </>
      }
    >
      <Typography>{texts.bringHint}</Typography>
      <TextField
        size="small"
        type="file"
        label={texts.choose}
        onChange={async ({ target }) => {
          const [chosenFile] = target instanceof HTMLInputElement ? (target.files ?? []) : [];
          setFile(chosenFile ? decodeXml(new Uint8Array(await chosenFile.arrayBuffer())) : "");
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".xlf,.xliff,.sdlxliff,.mqxliff" } }}
      />
      {importFile.data && <TranslationReport report={importFile.data} />}
    </TitledDialog>
  );
}
