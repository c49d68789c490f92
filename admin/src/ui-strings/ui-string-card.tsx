import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { localPath } from "../../../i18n/paths.ts";
import type { CallResult } from "../api/endpoint-types.ts";
import { useEditableLanguages } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { hasStoredState } from "../layout/use-stored-state.ts";
import { storageNameOf, UiStringForm } from "./ui-string-form.tsx";
import { uiStringTexts } from "./texts.ts";

type UiString = CallResult<"GET /staff/texts">["texts"][number];

type CardProps = {
  uiString: UiString;
  language: Language | undefined;
  /** Opens the form at once, for the only result of an inspection. */
  isOpen?: boolean;
  onDone?(): void;
};

/** Shows a UI string in the selected languages. Users edit it in the languages of their role. */
export function UiStringCard({ uiString, language, isOpen = false, onDone }: CardProps) {
  const texts = useTexts(uiStringTexts);
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" component="h2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {uiString.key}
        {uiString.place !== "page" && ` · ${texts.standsIn[uiString.place]}`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
        {languageCodes
          .filter((code) => language === undefined || code === language)
          .map((code) => (
            <UiStringRow key={code} uiString={uiString} language={code} isInitiallyOpen={isOpen} onDone={onDone} />
          ))}
      </Stack>
    </Card>
  );
}

type UiStringRowProps = { uiString: UiString; language: Language; isInitiallyOpen: boolean; onDone?(): void };

function UiStringRow({ uiString, language, isInitiallyOpen, onDone }: UiStringRowProps) {
  const texts = useTexts(uiStringTexts);
  const named = useLabelFormat();
  const canEdit = useEditableLanguages().includes(language);
  const [isOpen, setIsOpen] = useState((isInitiallyOpen || hasStoredState(storageNameOf(language, uiString.key))) && canEdit);
  const text = uiString.texts[language];
  if (!text) return null;
  const close = () => {
    setIsOpen(false);
    onDone?.();
  };
  const { name, tag, short } = languages[language];
  return (
    <Stack component="li" direction={{ xs: "column", sm: "row" }} spacing={2} sx={{ alignItems: { sm: "baseline" } }}>
      <Typography variant="body2" sx={{ minWidth: 48 }}>
        {short}
      </Typography>
      <Stack lang={tag} sx={{ flex: 1, whiteSpace: "pre-wrap" }}>
        <Typography>{text.words ?? text.original}</Typography>
        {text.words !== undefined && (
          <Typography variant="body2" color="text.secondary" component="del">
            {text.original}
          </Typography>
        )}
        {isOpen && canEdit && <UiStringForm name={uiString.key} text={text} language={language} onDone={close} />}
      </Stack>
      {uiString.path !== undefined && (
        <Link href={localPath(language, uiString.path)} target="_blank" aria-label={named(texts.page, name)}>
          {texts.page}
        </Link>
      )}
      {canEdit && !isOpen && (
        <Button size="small" aria-label={named(texts.change, `${name}, ${uiString.key}`)} onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
    </Stack>
  );
}
