import Stack from "@mui/material/Stack";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "../frame/loading.tsx";
import { call } from "../api/call.ts";
import { Choice } from "../frame/choice.tsx";
import { PageHead } from "../frame/page-head.tsx";
import { pageSize } from "../frame/page-steps.tsx";
import { PagedList } from "../frame/paged-list.tsx";
import { SearchField } from "../frame/search-field.tsx";
import { fill } from "../texts/fill.ts";
import { useTexts } from "../texts/staff-language.ts";
import { AccountList } from "./account-list.tsx";
import { accountTexts } from "./texts.ts";

const choices = ["all", "openApi", "closing"] as const;
type Chosen = { words: string; only: (typeof choices)[number]; page: number };

export function AccountsPage() {
  const texts = useTexts(accountTexts);
  const [chosen, setChosen] = useState<Chosen>({ words: "", only: "all", page: 1 });
  const { words, only, page } = useDeferredValue(chosen);
  const query = { words, only: only === "all" ? undefined : only, page: String(page), size: String(pageSize) };
  const { data } = useQuery({ queryKey: ["accounts", query], queryFn: () => call("GET /staff/accounts", query) });
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHead title={texts.accounts} />
      <Filters chosen={chosen} onChange={setChosen} />
      {data ? (
        <PagedList
          said={fill(texts.total, { count: data.total })}
          total={data.total}
          page={page}
          onPage={(next) => setChosen({ ...chosen, page: next })}
        >
          <AccountList rows={data.rows} />
        </PagedList>
      ) : (
        <Loading />
      )}
    </Stack>
  );
}

function Filters({ chosen, onChange }: { chosen: Chosen; onChange(chosen: Chosen): void }) {
  const texts = useTexts(accountTexts);
  return (
    <Stack direction={{ xs: "column", sm: "row" }} spacing={2}>
      <SearchField label={texts.words} value={chosen.words} onChange={(words) => onChange({ ...chosen, words, page: 1 })} />
      <Choice
        label={texts.only}
        value={chosen.only}
        choices={choices.map((each) => [each, texts[each]])}
        onChange={(only) => onChange({ ...chosen, only, page: 1 })}
      />
    </Stack>
  );
}
