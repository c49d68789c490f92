import Alert from "@mui/material/Alert";
import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { splitPath } from "../../../i18n/paths.ts";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { UiStringCard } from "./ui-string-card.tsx";
import { uiStringTexts } from "./texts.ts";

type ClickedText = { said: string[]; path: string };

/** UI strings with the clicked text, in the language of the page. */
export function InspectedStrings({ clickedText, onDone }: { clickedText: ClickedText | undefined; onDone(): void }) {
  const texts = useTexts(uiStringTexts);
  const { language, path } = splitPath(clickedText?.path ?? "/");
  const { data } = useQuery({
    queryKey: ["picked", clickedText],
    queryFn: () => callApi("GET /staff/texts/said", { said: (clickedText?.said ?? []).join("\n"), language, path }),
    enabled: clickedText !== undefined,
    staleTime: 0,
    gcTime: 0,
  });
  const uiStrings = data?.texts ?? [];
  const notice = uiStrings.length > 1 ? formatMessage(texts.several, { count: uiStrings.length }) : texts.foreign;
  return (
    <Stack spacing={1} sx={{ overflowY: "auto", maxHeight: "100%" }}>
      <Stack component="output">
        {!clickedText && <Alert severity="info">{texts.pickHow}</Alert>}
        {data && uiStrings.length !== 1 && <Alert severity={uiStrings.length === 0 ? "warning" : "info"}>{notice}</Alert>}
      </Stack>
      {uiStrings.map((uiString) => (
        <UiStringCard key={uiString.key} uiString={uiString} language={language} isOpen={uiStrings.length === 1} onDone={onDone} />
      ))}
    </Stack>
  );
}
