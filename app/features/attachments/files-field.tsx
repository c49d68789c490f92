import type { FormState } from "#app/form/use-form.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Checkbox } from "#app/ui/checkbox.tsx";
import { Field } from "#app/ui/field.tsx";
import { formatBytes } from "#i18n/format.ts";
import type { UploadedFile } from "./upload-files.ts";
import type { FilesAnswer } from "./send-with-files.ts";

type Texts = Record<"files" | "filesHint" | "brought" | "withoutFiles", string>;
type FilesFieldProps = {
  texts: Texts;
  /** Note beside the label, such as "optional". */
  optional?: string;
  isPdfOnly?: boolean;
  field: FormState["field"];
  answer: FilesAnswer | undefined;
};

/** File input of a form, and the files that earlier attempts have uploaded. */
export function FilesField({ texts, optional, isPdfOnly, field, answer }: FilesFieldProps) {
  const { id, error, defaultValue: _, ...input } = field("attachments");
  const brought = answer?.files ?? [];
  // A new key clears the input after each response, so that uploaded files are not sent again.
  const inputKey = [...brought.map(({ id }) => id), error].join();
  return (
    <>
      <Field id={id} label={texts.files} mark={optional} hint={texts.filesHint} error={error}>
        {(marks) => (
          <input
            key={inputKey}
            {...marks}
            {...input}
            type="file"
            multiple
            accept={isPdfOnly ? "application/pdf" : "image/jpeg,image/png,image/webp,application/pdf"}
            className="input"
          />
        )}
      </Field>
      {brought.length > 0 && <UploadedFiles files={brought} texts={texts} />}
    </>
  );
}

function UploadedFiles({ files, texts }: { files: readonly UploadedFile[]; texts: Texts }) {
  const language = usePageLanguage();
  return (
    <div>
      <p className="font-label">{texts.brought}</p>
      <ul className="pb-2">
        {files.map(({ id, name, bytes }) => (
          <li key={id} className="wrap-anywhere">
            {name} <span className="text-small text-soft">{formatBytes(language, bytes)}</span>
          </li>
        ))}
      </ul>
      <input type="hidden" name="brought" value={JSON.stringify(files)} />
      <Checkbox name="withoutFiles">{texts.withoutFiles}</Checkbox>
    </div>
  );
}
