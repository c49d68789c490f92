import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import type { Site } from "../../../domain/site-config/schema.ts";
import type { Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { findChangedFields } from "./find-changed-fields.ts";
import { siteTexts } from "./site-texts.ts";

type SavedSinceProps = { language: Language; site: Site; onOverwrite(basedOn: number): void };

/** Conflict note: names the user who saved in the meantime and the differing fields, and offers both versions. */
export function SavedSince({ language, site, onOverwrite }: SavedSinceProps) {
  const texts = useTexts(siteTexts);
  const queries = useQueryClient();
  const { data } = useQuery({ queryKey: ["site since", language], queryFn: () => callApi("GET /staff/site", { language }), gcTime: 0 });
  const [theirs] = data?.revisions ?? [];
  if (!theirs) return null;
  return (
    <Alert severity="warning">
      <Typography>{formatMessage(texts.since, { who: theirs.who })}</Typography>
      <Typography variant="body2">{findChangedFields(theirs.site, site).join(", ")}</Typography>
      <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", pt: 1 }}>
        <Button size="small" onClick={() => void queries.invalidateQueries({ queryKey: ["site", language] })}>
          {texts.theirs}
        </Button>
        <Button size="small" onClick={() => onOverwrite(theirs.revision)}>
          {texts.mine}
        </Button>
      </Stack>
    </Alert>
  );
}
