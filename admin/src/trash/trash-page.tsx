import Alert from "@mui/material/Alert";
import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link as RouterLink } from "react-router";
import type { Trash } from "../../../domain/editing/schema.ts";
import { languages } from "../../../i18n/languages.ts";
import { callApi } from "../api/call-api.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { ConfirmButton } from "../layout/confirm-button.tsx";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { Loading } from "../layout/loading.tsx";
import { PageHeader } from "../layout/page-header.tsx";
import { PaginationButtons, pageSize } from "../layout/pagination-buttons.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { trashTexts } from "./texts.ts";
import { useRestore } from "./use-restore.ts";

/** Deleted entries, which can be restored for 30 days. */
export function TrashPage() {
  const texts = useTexts(trashTexts);
  const [page, setPage] = useState(1);
  const { data, error } = useQuery({
    queryKey: ["trash", page],
    queryFn: () => callApi("GET /staff/trash", { page: String(page), size: String(pageSize) }),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });
  if (error) return <ErrorAlert error={error} />;
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.title} help="trash">
        <Link component={RouterLink} to="/content">
          {texts.content}
        </Link>
      </PageHeader>
      <Alert severity="info">{texts.hint}</Alert>
      {!data && <Loading />}
      {data?.total === 0 && <Typography>{texts.empty}</Typography>}
      {data && data.total > 0 && (
        <>
          <Typography component="output" color="textSecondary">
            {formatMessage(texts.count, { count: data.total })}
          </Typography>
          <ResponsiveTable name={texts.title} columns={[texts.entry, texts.languages, texts.deleted, texts.left, texts.actions]}>
            {data.rows.map((row) => (
              <Row key={row.id} row={row} />
            ))}
          </ResponsiveTable>
          <PaginationButtons page={page} total={data.total} onPage={setPage} />
        </>
      )}
    </Stack>
  );
}

function Row({ row }: { row: Trash["rows"][number] }) {
  const texts = useTexts(trashTexts);
  const format = useDateFormat();
  const language = useStaffLanguage();
  const type = useContentTypes()?.find((each) => each.type === row.type);
  const title = row.title || row.key;
  return (
    <TableRow>
      <TableCell component="th" scope="row">
        {title}
        <Typography variant="body2" color="textSecondary">
          {type?.name[language] ?? row.type} · {row.key}
        </Typography>
      </TableCell>
      <TableCell>{row.languages.map((code) => languages[code].short).join(", ")}</TableCell>
      <TableCell>{formatMessage(texts.by, { when: format(row.deletedAt), who: row.deletedBy })}</TableCell>
      <TableCell>{row.daysLeft}</TableCell>
      <TableCell>
        <RowActions row={row} title={title} mayRestore={row.languages.every((code) => type?.mayEdit.includes(code))} />
      </TableCell>
    </TableRow>
  );
}

function RowActions({ row: { id }, title, mayRestore }: { row: Trash["rows"][number]; title: string; mayRestore: boolean }) {
  const texts = useTexts(trashTexts);
  const isAdministrator = useRole() === "administrator";
  const restore = useRestore(title);
  const remove = useApiMutation("POST /staff/trash/delete", ["trash"]);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap" }}>
      {mayRestore && (
        <Button size="small" variant="outlined" loading={restore.isPending} onClick={() => restore.mutate({ id })}>
          {texts.restore}
        </Button>
      )}
      {isAdministrator && (
        <ConfirmButton
          size="small"
          color="error"
          label={texts.deleteForGood}
          loading={remove.isPending}
          question={formatMessage(texts.deleteSure, { title })}
          onConfirm={() => remove.mutate({ id })}
        />
      )}
    </Stack>
  );
}
