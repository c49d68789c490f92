import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../layout/loading.tsx";
import { callApi } from "../api/call-api.ts";
import { SelectField } from "../layout/select-field.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { pageSize } from "../layout/pagination-buttons.tsx";
import { PagedList } from "../layout/paged-list.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { AccountList } from "./account-list.tsx";
import { accountTexts } from "./texts.ts";

const choices = ["all", "openApi", "closing"] as const;
type AccountFilters = { words: string; only: (typeof choices)[number]; page: number };

export function AccountsPage() {
  const texts = useTexts(accountTexts);
  const [filters, setFilters] = useState<AccountFilters>({ words: "", only: "all", page: 1 });
  const { words, only, page } = useDeferredValue(filters);
  const query = { words, only: only === "all" ? undefined : only, page: String(page), size: String(pageSize) };
  const { data } = useQuery({ queryKey: ["accounts", query], queryFn: () => callApi("GET /staff/accounts", query) });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.accounts} help="accounts" />
      <Filters filters={filters} onChange={setFilters} />
      {data ? (
        <PagedList
          summary={formatMessage(texts.total, { count: data.total })}
          total={data.total}
          page={page}
          onPage={(next) => setFilters({ ...filters, page: next })}
        >
          <AccountList rows={data.rows} />
        </PagedList>
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

function Filters({ filters, onChange }: { filters: AccountFilters; onChange(filters: AccountFilters): void }) {
  const texts = useTexts(accountTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <SearchField label={texts.words} value={filters.words} onChange={(words) => onChange({ ...filters, words, page: 1 })} />
      <SelectField
        label={texts.only}
        value={filters.only}
        options={choices.map((each) => [each, texts[each]])}
        onChange={(only) => onChange({ ...filters, only, page: 1 })}
      />
    </Stack>
  );
}
