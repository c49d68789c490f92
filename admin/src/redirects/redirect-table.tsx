import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useDeferredValue, useState } from "react";
import type { Redirects } from "../../../domain/redirects/schema.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { Loading } from "../layout/loading.tsx";
import { PaginationButtons, pageSize } from "../layout/pagination-buttons.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { SearchField } from "../layout/search-field.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { redirectTexts } from "./texts.ts";

type Redirect = Redirects["rows"][number];

/** List of the redirects, by source. */
export function RedirectTable({ onEdit }: { onEdit(redirect: Redirect): void }) {
  const texts = useTexts(redirectTexts);
  const [searchText, setSearchText] = useState("");
  const [page, setPage] = useState(1);
  const query = { q: useDeferredValue(searchText), page: String(page), size: String(pageSize) };
  const { data, error } = useQuery({
    queryKey: ["redirects", query],
    queryFn: () => callApi("GET /staff/redirects", query),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error) return <ErrorAlert error={error} />;
  return (
    <>
      <SearchField
        label={texts.search}
        value={searchText}
        onChange={(text) => {
          setSearchText(text);
          setPage(1);
        }}
      />
      {!data && <Loading />}
      {data && (
        <Typography component="output" color="textSecondary">
          {data.total === 0 ? texts.none : formatMessage(texts.count, { count: data.total })}
        </Typography>
      )}
      {data && data.total > 0 && (
        <>
          <ResponsiveTable name={texts.title} columns={[texts.from, texts.to, texts.kind, texts.updated, texts.actions]}>
            {data.rows.map((redirect) => (
              <Row key={redirect.from} redirect={redirect} onEdit={() => onEdit(redirect)} />
            ))}
          </ResponsiveTable>
          <PaginationButtons page={page} total={data.total} onPage={setPage} />
        </>
      )}
    </>
  );
}

function Row({ redirect: { from, to, isPermanent, updatedAt, updatedBy }, onEdit }: { redirect: Redirect; onEdit(): void }) {
  const texts = useTexts(redirectTexts);
  const format = useDateFormat();
  const remove = useApiMutation("POST /staff/redirects/remove", ["redirects"]);
  const source = decodePath(from);
  return (
    <TableRow>
      <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
        {source}
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>{decodePath(to)}</TableCell>
      <TableCell>{isPermanent ? texts.permanent : texts.temporary}</TableCell>
      <TableCell>{formatMessage(texts.by, { when: format(updatedAt), who: updatedBy })}</TableCell>
      <TableCell>
        <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
          <Button size="small" onClick={onEdit}>
            {texts.change}
          </Button>
          <ConfirmButton
            size="small"
            color="error"
            label={texts.delete}
            question={formatMessage(texts.deleteSure, { from: source })}
            onConfirm={() => remove.mutate({ from })}
          />
        </Stack>
      </TableCell>
    </TableRow>
  );
}

/** Shows letters instead of their percent-encoding. */
function decodePath(address: string): string {
  try {
    return decodeURI(address);
  } catch {
    return address;
  }
}
