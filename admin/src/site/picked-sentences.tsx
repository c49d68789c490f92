import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { splitPath } from "../../../i18n/paths.ts";
import { call } from "../api/call.ts";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { SentenceCard } from "./sentence-card.tsx";
import { sentenceTexts } from "./sentence-texts.ts";

type Words = { said: string[]; path: string };

/** UI strings with the clicked text, in the language of the page. */
export function PickedSentences({ words, onDone }: { words: Words | undefined; onDone(): void }) {
  const texts = useTexts(sentenceTexts);
  const { language, path } = splitPath(words?.path ?? "/");
  const { data } = useQuery({
    queryKey: ["picked", words],
    queryFn: () => call("GET /staff/texts/said", { said: (words?.said ?? []).join("\n"), language, path }),
    enabled: words !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const found = data?.texts ?? [];
  const said = found.length > 1 ? fill(texts.several, { count: found.length }) : texts.foreign;
  return (
    <Stack spacing={1} sx={{ overflowY: "auto", maxHeight: "100%" }}>
      <Stack component="output">
        {!words && <Alert severity="info">{texts.pickHow}</Alert>}
        {data && found.length !== 1 && <Alert severity={found.length === 0 ? "warning" : "info"}>{said}</Alert>}
      </Stack>
      {found.map((sentence) => (
        <SentenceCard key={sentence.key} sentence={sentence} shown={language} isOpen={found.length === 1} onDone={onDone} />
      ))}
    </Stack>
  );
}
