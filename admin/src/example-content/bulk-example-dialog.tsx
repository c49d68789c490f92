import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Checkbox from "@mui/material/Checkbox";
import FormControlLabel from "@mui/material/FormControlLabel";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import type { ExamplesPage } from "../../../domain/editing/schema.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { layoutTexts } from "../layout/texts.ts";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { exampleTexts } from "./texts.ts";

const legalType = "policy";

type BulkExampleDialogProps = Pick<ExamplesPage, "types"> & { isPublic: boolean; onClose(): void; onConfirm(legal: boolean): void };

/** Asks before all examples change, and names what changes and what stays. */
export function BulkExampleDialog({ types, isPublic, onClose, onConfirm }: BulkExampleDialogProps) {
  const texts = useTexts(exampleTexts);
  const { cancel } = useTexts(layoutTexts);
  const [isLegalIncluded, setLegalIncluded] = useState(false);
  const countOf = (type: ExamplesPage["types"][number]) => (isPublic ? type.withdrawn : type.public);
  const publicLegalTexts = isPublic ? 0 : (types.find(({ type }) => type === legalType)?.public ?? 0);
  const changed = types.filter((type) => countOf(type) > 0 && (isPublic || isLegalIncluded || type.type !== legalType));
  const total = changed.reduce((sum, type) => sum + countOf(type), 0);
  const confirm = () => {
    onConfirm(isLegalIncluded);
    onClose();
  };
  return (
    <TitledDialog
      title={isPublic ? texts.showAll : texts.hideAll}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{cancel}</Button>
          <Button variant="contained" color={isPublic ? "primary" : "warning"} disabled={total === 0} onClick={confirm}>
            {formatMessage(isPublic ? texts.restoreCount : texts.unpublishCount, { count: total })}
          </Button>
        </>
      }
    >
      <Typography>{isPublic ? texts.showSure : texts.hideSure}</Typography>
      <TypeCounts types={changed.map((type) => ({ type: type.type, count: countOf(type) }))} />
      {publicLegalTexts > 0 && (
        <>
          <FormControlLabel
            label={formatMessage(texts.withLegal, { count: publicLegalTexts })}
            control={<Checkbox checked={isLegalIncluded} onChange={({ target }) => setLegalIncluded(target.checked)} />}
          />
          <Alert severity={isLegalIncluded ? "warning" : "info"}>{isLegalIncluded ? texts.legalWarning : texts.legalStays}</Alert>
        </>
      )}
    </TitledDialog>
  );
}

function TypeCounts({ types }: { types: readonly { type: string; count: number }[] }) {
  const language = useStaffLanguage();
  const named = useLabelFormat();
  const described = useContentTypes();
  return (
    <ul>
      {types.map(({ type, count }) => (
        <li key={type}>{named(described?.find((each) => each.type === type)?.name[language] ?? type, count)}</li>
      ))}
    </ul>
  );
}
