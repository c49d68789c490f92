import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import { useDeferredValue, useState } from "react";
import { Loading } from "../frame/loading.tsx";
import type { Filters as FilterQuery } from "../../../domain/inbox/schema.ts";
import { useChange } from "../api/use-change.ts";
import { downloadCsv } from "../frame/download-csv.ts";
import { PageHead } from "../frame/page-head.tsx";
import { pageSize } from "../frame/page-steps.tsx";
import { PagedList } from "../frame/paged-list.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { Filters, type Chosen } from "./filters.tsx";
import { QuestionList } from "./question-list.tsx";
import { inboxTexts } from "./texts.ts";
import { TimesTable } from "./times-table.tsx";
import { useInbox, type ListQuery } from "./use-inbox.ts";

/** List of questions, initially those that wait for an answer. */
export function InboxPage() {
  const texts = useTexts(inboxTexts);
  const [chosen, setChosen] = useState<Chosen>({ state: "pending", kind: "", assignee: "", label: "", country: "", region: "", words: "" });
  const [page, setPage] = useState(1);
  const query = queryOf(useDeferredValue(chosen));
  const { data } = useInbox({ ...query, page: String(page), size: String(pageSize) });
  const choose = (next: Chosen) => {
    setChosen(next);
    setPage(1);
  };
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.inbox} help="answer">
        <ExportButton query={query} />
      </PageHead>
      <Filters chosen={chosen} counts={data?.counts} onChange={choose} />
      {data ? (
        <PagedList said={fill(texts.total, { count: data.total })} total={data.total} page={page} onPage={setPage}>
          <QuestionList rows={data.rows} />
        </PagedList>
      ) : (
        <Loading />
      )}
      <TimesTable />
    </Stack>
  );
}

type Query = Pick<ListQuery, keyof FilterQuery>;

function queryOf({ state, ...rest }: Chosen): Query {
  return state === "spam" ? { ...rest, spam: "true" } : { ...rest, state };
}

function ExportButton({ query }: { query: Query }) {
  const texts = useTexts(inboxTexts);
  const download = useChange("GET /staff/inbox/export", ["acts"], (questions) => downloadCsv("questions", questions));
  return (
    <Button loading={download.isPending} onClick={() => download.mutate(query)}>
      {texts.export}
    </Button>
  );
}
