import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useState } from "react";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { localPath } from "../../../i18n/paths.ts";
import type { Answered } from "../api/calls.ts";
import { useOwnLanguages } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useNamed } from "../texts/use-named.ts";
import { SentenceForm } from "./sentence-form.tsx";
import { sentenceTexts } from "./sentence-texts.ts";

type Sentence = Answered<"GET /staff/texts">["texts"][number];

type CardProps = {
  sentence: Sentence;
  shown: Language | undefined;
  /** Opens the form at once, for the only result of an inspection. */
  isOpen?: boolean;
  onDone?(): void;
};

/** Shows a UI string in the selected languages. Users edit it in the languages of their role. */
export function SentenceCard({ sentence, shown, isOpen = false, onDone }: CardProps) {
  const texts = useTexts(sentenceTexts);
  return (
    <Card variant="outlined" sx={{ p: 2 }}>
      <Typography variant="body2" component="h2" color="text.secondary" sx={{ overflowWrap: "anywhere" }}>
        {sentence.key}
        {sentence.place !== "page" && ` · ${texts.standsIn[sentence.place]}`}
      </Typography>
      <Stack component="ul" spacing={1} sx={{ listStyle: "none", p: 0, m: 0, mt: 1 }}>
        {languageCodes
          .filter((code) => shown === undefined || code === shown)
          .map((code) => (
            <SentenceIn key={code} sentence={sentence} language={code} isFirstOpen={isOpen} onDone={onDone} />
          ))}
      </Stack>
    </Card>
  );
}

type InProps = { sentence: Sentence; language: Language; isFirstOpen: boolean; onDone?(): void };

function SentenceIn({ sentence, language, isFirstOpen, onDone }: InProps) {
  const texts = useTexts(sentenceTexts);
  const named = useNamed();
  const mayChange = useOwnLanguages().includes(language);
  const [isOpen, setIsOpen] = useState(isFirstOpen && mayChange);
  const own = sentence.texts[language];
  if (!own) return null;
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
        <Typography>{own.words ?? own.original}</Typography>
        {own.words !== undefined && (
          <Typography variant="body2" color="text.secondary" component="del">
            {own.original}
          </Typography>
        )}
        {isOpen && mayChange && <SentenceForm name={sentence.key} text={own} language={language} onDone={close} />}
      </Stack>
      {sentence.path !== undefined && (
        <Link href={localPath(language, sentence.path)} target="_blank" aria-label={named(texts.page, name)}>
          {texts.page}
        </Link>
      )}
      {mayChange && !isOpen && (
        <Button size="small" aria-label={named(texts.change, `${name}, ${sentence.key}`)} onClick={() => setIsOpen(true)}>
          {texts.change}
        </Button>
      )}
    </Stack>
  );
}
