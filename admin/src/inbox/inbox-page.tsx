import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import type { InboxFilters as FilterQuery } from "../../../domain/inbox/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { downloadTable } from "../layout/download-csv.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { pageSize } from "../layout/pagination-buttons.tsx";
import { PagedList } from "../layout/paged-list.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { Filters, type InboxFilters } from "./filters.tsx";
import { QuestionList } from "./question-list.tsx";
import { useExportColumns } from "./use-export-columns.ts";
import { inboxTexts } from "./texts.ts";
import { ResponseTimesTable } from "./response-times-table.tsx";
import { useInbox, type ListQuery } from "./use-inbox.ts";

/** List of questions, initially those that wait for an answer. */
export function InboxPage() {
  const texts = useTexts(inboxTexts);
  const [filters, setFilters] = useState<InboxFilters>({
    state: "pending",
    kind: "",
    assignee: "",
    label: "",
    country: "",
    region: "",
    words: "",
  });
  const [page, setPage] = useState(1);
  const query = toQuery(useDeferredValue(filters));
  const { data } = useInbox({ ...query, ...orderOf(filters), page: String(page), size: String(pageSize) });
  const changeFilters = (next: InboxFilters) => {
    setFilters(next);
    setPage(1);
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.inbox} help="answer">
        <ExportButton query={query} />
      </PageHeader>
      <Filters filters={filters} counts={data?.counts} onChange={changeFilters} />
      {data ? (
        <PagedList summary={formatMessage(texts.total, { count: data.total })} total={data.total} page={page} onPage={setPage}>
          <QuestionList rows={data.rows} />
        </PagedList>
      ) : (
        <Loading />
      )}
      <ResponseTimesTable />
    </Stack>
  );
}

type Query = Pick<ListQuery, keyof FilterQuery>;

function toQuery({ state, ...rest }: InboxFilters): Query {
  return state === "spam" ? { ...rest, spam: "true" } : { ...rest, state };
}

/** The oldest unanswered question first where an answer is due, else the last change first. */
function orderOf({ state }: InboxFilters): Pick<ListQuery, "sort" | "order"> {
  return state === "pending" || state === "replied" ? { sort: "waitingSince", order: "asc" } : { sort: "changedAt", order: "desc" };
}

function ExportButton({ query }: { query: Query }) {
  const texts = useTexts(inboxTexts);
  const columns = useExportColumns();
  const download = useApiMutation("GET /staff/inbox/export", ["acts"], (questions) => downloadTable("questions", columns, questions));
  return (
    <Button loading={download.isPending} onClick={() => download.mutate(query)}>
      {texts.export}
    </Button>
  );
}
