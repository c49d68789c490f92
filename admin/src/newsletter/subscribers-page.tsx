import Button from "@mui/material/Button";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemText from "@mui/material/ListItemText";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { downloadFile } from "../layout/download-file.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { pageSize } from "../layout/pagination-buttons.tsx";
import { PagedList } from "../layout/paged-list.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import type { Subscriber } from "./issue.ts";
import { stateNames } from "./state-names.ts";
import { SubscriberDialog } from "./subscriber-dialog.tsx";
import { SubscribersFilter, type SubscriberFilters } from "./subscribers-filter.tsx";
import { newsletterTexts } from "./texts.ts";

export function SubscribersPage() {
  const texts = useTexts(newsletterTexts);
  const [filters, setFilters] = useState<SubscriberFilters>({ words: "", page: 1 });
  const [open, setOpen] = useState<string>();
  const { page, ...queryFilters } = useDeferredValue(filters);
  const query = { ...queryFilters, page: String(page), size: String(pageSize) };
  const { data } = useQuery({ queryKey: ["subscribers", query], queryFn: () => callApi("GET /staff/newsletter/subscribers", query) });
  const download = useApiMutation("GET /staff/newsletter/export", ["acts"], (subscribers) =>
    downloadFile("subscribers.json", "application/json", JSON.stringify(subscribers, null, 2)),
  );
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.subscribers} help="newsletter">
        <Button loading={download.isPending} onClick={() => download.mutate(queryFilters)}>
          {texts.export}
        </Button>
      </PageHeader>
      <SubscribersFilter filters={filters} onChange={setFilters} />
      {data ? (
        <PagedList
          summary={formatMessage(texts.total, { count: data.total })}
          total={data.total}
          page={page}
          onPage={(next) => setFilters({ ...filters, page: next })}
        >
          <SubscriberList rows={data.rows} onOpen={setOpen} />
        </PagedList>
      ) : (
        <Loading />
      )}
      {open && <SubscriberDialog id={open} onClose={() => setOpen(undefined)} />}
    </Stack>
  );
}

function SubscriberList({ rows, onOpen }: { rows: readonly Subscriber[]; onOpen(id: string): void }) {
  const texts = useTexts(newsletterTexts);
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{texts.nobody}</Typography>;
  return (
    <List disablePadding>
      {rows.map(({ id, email, name, company, state, language }) => (
        <ListItem key={id} disablePadding divider>
          <ListItemButton onClick={() => onOpen(id)} sx={{ overflowWrap: "anywhere" }}>
            <ListItemText
              primary={email}
              secondary={[texts[stateNames[state]], languages[language].name, name, company].filter(Boolean).join(" · ")}
            />
          </ListItemButton>
        </ListItem>
      ))}
    </List>
  );
}
