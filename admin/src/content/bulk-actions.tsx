import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import type { Entries } from "../../../domain/editing/schema.ts";
import { languageCodes, languages } from "../../../i18n/languages.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { useCurrentUser } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { ExportTranslation } from "./export-translation.tsx";
import { lifecycleTexts } from "./lifecycle-texts.ts";
import { machineTexts } from "./machine-texts.ts";
import { contentTexts } from "./texts.ts";
import { useBulkDeletion } from "./use-bulk-deletion.ts";
import { useBulkPublication, type BulkResult, type TitledLocalization } from "./use-bulk-publication.ts";
import type { DescribedType } from "./use-content-types.ts";

type Entry = Entries["entries"][number];
const listedTitles = 5;

/** Publishes, unpublishes or deletes the selected entries, reports each failure and offers to undo the whole action. */
export function BulkActions({ type, entries, onDone }: { type: DescribedType; entries: readonly Entry[]; onDone(): void }) {
  const publication = useBulkPublication(onDone);
  const deletion = useBulkDeletion(onDone);
  const resultOf = ({ result, isPending, undo, close }: typeof publication | typeof deletion) =>
    result && <BulkResultAlert result={result} isPending={isPending} onUndo={undo} onClose={close} />;
  return (
    <>
      {resultOf(publication)}
      {resultOf(deletion)}
      {entries.length > 0 && <SelectionActions {...{ type, entries, publication, deletion }} />}
    </>
  );
}

type SelectionProps = {
  type: DescribedType;
  entries: readonly Entry[];
  publication: ReturnType<typeof useBulkPublication>;
  deletion: ReturnType<typeof useBulkDeletion>;
};

function SelectionActions({ type, entries, publication: { isPending, run }, deletion }: SelectionProps) {
  const texts = useTexts(contentTexts);
  const { publishMany, unpublishMany } = useTexts(lifecycleTexts);
  const confirmationOf = useConfirmation();
  const mayPublish = useCurrentUser()?.mayPublish === true;
  const { amongThem } = useTexts(machineTexts);
  const all = entries.flatMap(({ key, title, editions }) =>
    editions.map((edition) => ({ ...edition, type: type.type, key, title: title || key })),
  );
  const localizations = all.filter(({ language }) => type.mayEdit.includes(language));
  const publishable = localizations.filter(({ state, isChanged }) => state !== "published" || isChanged);
  const published = localizations.filter(({ state }) => state === "published" || state === "scheduled");
  const unreviewed = publishable.filter(({ isUnreviewed }) => isUnreviewed).length;
  const machineWarning = unreviewed > 0 ? [formatMessage(amongThem, { count: unreviewed })] : [];
  return (
    <Stack component="output" direction="row" useFlexGap spacing={1} sx={{ alignItems: "center", flexWrap: "wrap" }}>
      <Typography>{formatMessage(texts.selected, { count: entries.length })}</Typography>
      {mayPublish && (
        <>
          <ConfirmButton
            disabled={publishable.length === 0}
            loading={isPending}
            label={texts.publish}
            act={formatMessage(publishMany, { count: publishable.length })}
            question={[confirmationOf(texts.publishAllSure, publishable), ...machineWarning].join("\n")}
            onConfirm={() => run("publish", publishable)}
          />
          <ConfirmButton
            color="warning"
            disabled={published.length === 0}
            loading={isPending}
            label={texts.withdraw}
            act={formatMessage(unpublishMany, { count: published.length })}
            question={confirmationOf(texts.withdrawAllSure, published)}
            onConfirm={() => run("withdraw", published)}
          />
          <DeleteButton localizations={all} isDisabled={all.length > localizations.length} deletion={deletion} />
        </>
      )}
      <ExportTranslation type={type} keys={entries.map(({ key }) => key)} />
    </Stack>
  );
}

type DeleteProps = { localizations: readonly TitledLocalization[]; isDisabled: boolean; deletion: ReturnType<typeof useBulkDeletion> };

/** Deletes whole entries; a user without the right to one of their languages may not. */
function DeleteButton({ localizations, isDisabled, deletion }: DeleteProps) {
  const texts = useTexts(lifecycleTexts);
  const confirmationOf = useConfirmation();
  const entries = [...new Map(localizations.map((localization) => [localization.key, localization])).values()];
  return (
    <ConfirmButton
      color="error"
      disabled={isDisabled}
      loading={deletion.isPending}
      label={texts.delete}
      act={formatMessage(texts.deleteMany, { count: entries.length })}
      question={[confirmationOf(texts.deleteAllSure, localizations), texts.allInTrash].join("\n")}
      onConfirm={() => deletion.run(entries)}
    />
  );
}

/** Returns the question before a bulk action: what it touches, by language, with the first titles. */
function useConfirmation() {
  const texts = useTexts(lifecycleTexts);
  const named = useLabelFormat();
  return (text: string, localizations: readonly TitledLocalization[]) => {
    const titles = [...new Map(localizations.map(({ key, title }) => [key, title])).values()];
    const counts = languageCodes.flatMap((code) => {
      const count = localizations.filter(({ language }) => language === code).length;
      return count > 0 ? [named(languages[code].name, count)] : [];
    });
    return [
      formatMessage(text, { count: localizations.length, entries: titles.length }),
      formatMessage(texts.byLanguage, { counts: counts.join(" · ") }),
      formatMessage(texts.first, { titles: titles.slice(0, listedTitles).join(" · ") }),
    ].join("\n");
  };
}

type AlertProps = { result: BulkResult; isPending: boolean; onUndo(): void; onClose(): void };

function BulkResultAlert({ result: { text, canUndo, failures }, isPending, onUndo, onClose }: AlertProps) {
  const texts = useTexts(lifecycleTexts);
  const { close } = useTexts(contentTexts);
  return (
    <Alert severity={failures.length > 0 ? "warning" : "success"}>
      {text}
      {failures.length > 0 && (
        <>
          <Typography variant="subtitle2">{formatMessage(texts.failures, { count: failures.length })}</Typography>
          <Typography component="ul" variant="body2" sx={{ m: 0, pl: 2, maxHeight: 240, overflowY: "auto" }} tabIndex={0}>
            {failures.map((failure) => (
              <li key={failure}>{failure}</li>
            ))}
          </Typography>
        </>
      )}
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", mt: 1 }}>
        {canUndo && (
          <Button size="small" color="inherit" variant="outlined" loading={isPending} onClick={onUndo}>
            {texts.undoAll}
          </Button>
        )}
        <Button size="small" color="inherit" onClick={onClose}>
          {close}
        </Button>
      </Stack>
    </Alert>
  );
}
