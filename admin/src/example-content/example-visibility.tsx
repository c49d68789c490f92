import Button from "@mui/material/Button";
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
import { useHideExamples } from "./use-hide-examples.ts";
import { useSiteExamples } from "./use-site-examples.ts";

/** Hides all examples from visitors or shows them again, after a dialog that says how many of each type. */
export function ExampleVisibility({ isHidden, types }: Pick<ExamplesPage, "isHidden" | "types">) {
  const texts = useTexts(exampleTexts);
  const { cancel } = useTexts(layoutTexts);
  const [isOpen, setOpen] = useState(false);
  const { hide, isPending } = useHideExamples();
  const label = isHidden ? texts.show : texts.hide;
  const close = () => setOpen(false);
  const confirm = () => {
    hide(!isHidden);
    close();
  };
  return (
    <>
      <Button variant="outlined" disabled={isPending} onClick={() => setOpen(true)}>
        {label}
      </Button>
      {isOpen && (
        <TitledDialog
          title={label}
          onClose={close}
          actions={
            <>
              <Button onClick={close}>{cancel}</Button>
              <Button variant="contained" onClick={confirm}>
                {label}
              </Button>
            </>
          }
        >
          <Typography>{isHidden ? texts.showSure : texts.hideSure}</Typography>
          <TypeCounts types={types} />
          {!isHidden && <Typography>{texts.legalStays}</Typography>}
        </TitledDialog>
      )}
    </>
  );
}

/** Number of published entries of each type, and of the languages whose company data have examples. */
function TypeCounts({ types }: Pick<ExamplesPage, "types">) {
  const texts = useTexts(exampleTexts);
  const language = useStaffLanguage();
  const named = useLabelFormat();
  const described = useContentTypes();
  const sites = useSiteExamples();
  return (
    <ul>
      {types.map(({ type, entries }) => (
        <li key={type}>{named(described?.find((each) => each.type === type)?.name[language] ?? type, entries)}</li>
      ))}
      {sites.length > 0 && <li>{formatMessage(texts.companyData, { count: sites.length })}</li>}
    </ul>
  );
}
