import Button from "@mui/material/Button";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { useTexts } from "../texts/staff-language.ts";
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
          setFile(chosenFile ? await readFile(chosenFile) : "");
        }}
        slotProps={{ inputLabel: { shrink: true }, htmlInput: { accept: ".xlf,.xliff,.sdlxliff,.mqxliff" } }}
      />
      {importFile.data && <TranslationReport report={importFile.data} />}
    </TitledDialog>
  );
}

/** Decodes an XML file by its byte order mark, else by the encoding that it declares, else as UTF-8. */
async function readFile(file: File): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  const [first, second] = bytes;
  const bomEncoding = first === 0xff && second === 0xfe ? "utf-16le" : first === 0xfe && second === 0xff ? "utf-16be" : undefined;
  const head = new TextDecoder("latin1").decode(bytes.subarray(0, declarationBytes));
  const declaredEncoding = /^(?:\u00ef\u00bb\u00bf)?<\?xml[^>]*encoding=["']([\w.-]+)["']/.exec(head)?.[1];
  return new TextDecoder(bomEncoding ?? supportedEncoding(declaredEncoding)).decode(bytes);
}

const declarationBytes = 200;

function supportedEncoding(label = "utf-8"): string {
  try {
    return new TextDecoder(label).encoding;
  } catch {
    return "utf-8";
  }
}
