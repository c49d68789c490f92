import Button from "@mui/material/Button";
import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { Link } from "react-router";
import { languageCodes, languages, type Language } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { SelectField, languageOptions } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { pageSize } from "../layout/pagination-buttons.tsx";
import { PagedList } from "../layout/paged-list.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { IssueCounts } from "./issue-counts.tsx";
import type { ListedIssue } from "./issue.ts";
import { newsletterTexts } from "./texts.ts";

/** List of newsletter issues, with the number of subscribers in each language. */
export function IssuesPage() {
  const texts = useTexts(newsletterTexts);
  const named = useLabelFormat();
  const [{ language, page }, setChosen] = useState<{ language?: Language; page: number }>({ page: 1 });
  const query = { language, page: String(page), size: String(pageSize) };
  const { data, error } = useQuery({
    queryKey: ["newsletter", "list", query],
    queryFn: () => callApi("GET /staff/newsletter/issues", query),
  });
  if (error && !data) return <ErrorAlert error={error} />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.newsletter} help="newsletter">
        <Button variant="contained" component={Link} to="/newsletter/new">
          {texts.create}
        </Button>
      </PageHeader>
      <SelectField
        label={texts.language}
        value={language ?? ""}
        options={[["", texts.every], ...languageOptions()]}
        onChange={(code) => setChosen({ language: code || undefined, page: 1 })}
      />
      {data ? (
        <PagedList
          summary={languageCodes
            .map((code) => named(languages[code].name, formatMessage(texts.confirmed, { count: data.receivers[code] ?? 0 })))
            .join(" · ")}
          total={data.total}
          page={page}
          onPage={(next) => setChosen({ language, page: next })}
        >
          <IssueList rows={data.rows} />
        </PagedList>
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

function IssueList({ rows }: { rows: readonly ListedIssue[] }) {
  const texts = useTexts(newsletterTexts);
  const format = useDateFormat();
  const formatTime = (text: string, moment: string) => formatMessage(text, { moment: format(moment) });
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{texts.none}</Typography>;
  return (
    <List disablePadding>
      {rows.map(({ id, subject, language, sentAt, changedAt, counts }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton component={Link} to={`/newsletter/${id}`} sx={{ display: "block", overflowWrap: "anywhere" }}>
            <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
              <Typography component="span" lang={languages[language].tag} sx={{ fontWeight: 500 }}>
                {subject}
              </Typography>
              <Chip size="small" label={languages[language].name} />
              {!sentAt && <Chip size="small" color="primary" label={texts.draft} />}
            </Stack>
            <Typography variant="body2" color="textSecondary">
              {sentAt ? formatTime(texts.sentAt, sentAt) : formatTime(texts.changedAt, changedAt)}
            </Typography>
            {sentAt && <IssueCounts counts={counts} />}
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
