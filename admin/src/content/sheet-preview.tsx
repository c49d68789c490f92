import Alert from "@mui/material/Alert";
import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import LinearProgress from "@mui/material/LinearProgress";
import Stack from "@mui/material/Stack";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { Entry } from "../../../domain/editing/schema.ts";
import { languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { TitledDialog } from "../layout/titled-dialog.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { contentTexts } from "./texts.ts";
import type { DescribedType } from "./use-content-types.ts";

type Props = { type: DescribedType; entry: Entry; language: Language };

/** Data sheet of a product as the saved drafts give it; drawn again after each save. */
export function SheetPreview({ type, entry, language }: Props) {
  const texts = useTexts(contentTexts);
  const staffLanguage = useStaffLanguage();
  const localization = entry.editions.find((edition) => edition.language === language);
  const address = { type: entry.type, key: entry.key, language };
  const { data, error, isFetching } = useQuery({
    queryKey: ["sheet", address, localization?.revision, entry.shared.revision],
    queryFn: () => callApi("POST /staff/content/preview-sheet", address),
    placeholderData: keepPreviousData,
    enabled: localization !== undefined,
    retry: false,
  });
  // Keeps the last drawing while a new figure is incomplete.
  const [drawing, setDrawing] = useState<string>();
  if (data?.svg && data.svg !== drawing) setDrawing(data.svg);
  const missing = data?.missing.map((name) => type.fields.find((field) => field.name === name)?.label[staffLanguage] ?? name) ?? [];
  return (
    <Stack component="section" aria-label={texts.sheet} spacing={1}>
      <Box sx={{ height: 4 }}>{isFetching && <LinearProgress aria-label={texts.drawing} />}</Box>
      {error && <ErrorAlert error={error} />}
      {missing.length > 0 && <Alert severity="info">{formatMessage(texts.sheetNeeds, { fields: missing.join(", ") })}</Alert>}
      {drawing !== undefined && (
        <Box
          component="img"
          src={`data:image/svg+xml,${encodeURIComponent(drawing)}`}
          alt={formatMessage(texts.sheetOf, { language: languages[language].name })}
          sx={{ width: 1, bgcolor: "background.paper", border: 1, borderColor: "divider" }}
        />
      )}
    </Stack>
  );
}

/** Opens the data sheet on a narrow screen, which has no place for it beside the form. */
export function SheetButton(props: Props) {
  const texts = useTexts(contentTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="outlined" sx={{ alignSelf: "start" }} onClick={() => setOpen(true)}>
        {texts.sheet}
      </Button>
      {isOpen && (
        <TitledDialog
          title={texts.sheet}
          onClose={() => setOpen(false)}
          actions={<Button onClick={() => setOpen(false)}>{texts.close}</Button>}
        >
          <SheetPreview key={props.language} {...props} />
        </TitledDialog>
      )}
    </>
  );
}
