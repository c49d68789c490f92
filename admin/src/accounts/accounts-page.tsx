import Button from "@mui/material/Button";
import Card from "@mui/material/Card";
import MenuItem from "@mui/material/MenuItem";
import Stack from "@mui/material/Stack";
import TextField from "@mui/material/TextField";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import { Loading } from "react-admin";
import { fill } from "../../../i18n/fill.ts";
import { call } from "../api/call.ts";
import { PageHead } from "../frame/page-head.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { AccountList } from "./account-list.tsx";
import { accountTexts } from "./texts.ts";

const pageSize = 25;
const choices = ["all", "openApi", "closing"] as const;
type Chosen = { words: string; only: (typeof choices)[number]; page: number };

/** Visitors' accounts, found by address, name or phone number. */
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
        <>
          <Typography component="output" color="textSecondary">
            {fill(texts.total, { count: data.total })}
          </Typography>
          <Card variant="outlined">
            <AccountList rows={data.rows} />
          </Card>
          <Stack direction="row" spacing={1}>
            {page > 1 && <Button onClick={() => setChosen({ ...chosen, page: page - 1 })}>{texts.less}</Button>}
            {page * pageSize < data.total && <Button onClick={() => setChosen({ ...chosen, page: page + 1 })}>{texts.more}</Button>}
          </Stack>
        </>
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
      <TextField
        size="small"
        type="search"
        label={texts.words}
        value={chosen.words}
        onChange={({ target }) => onChange({ ...chosen, words: target.value, page: 1 })}
        sx={{ minWidth: 260 }}
      />
      <TextField
        select
        size="small"
        label={texts.only}
        value={chosen.only}
        onChange={({ target }) => onChange({ ...chosen, only: choices.find((each) => each === target.value) ?? "all", page: 1 })}
        sx={{ minWidth: 180 }}
      >
        {choices.map((each) => (
          <MenuItem key={each} value={each}>
            {texts[each]}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
}
