import Button from "@mui/material/Button";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useQuery } from "@tanstack/react-query";
import { callApi } from "../api/call-api.ts";
import { ErrorAlert } from "../layout/error-alert.tsx";
import { Loading } from "../layout/loading.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { redirectTexts } from "./texts.ts";

/** Addresses that visitors did not find, with a button that begins a redirect for each. */
export function MissedAddresses({ onCreate }: { onCreate(from: string): void }) {
  const texts = useTexts(redirectTexts);
  const formatDay = useDateFormat({ dateStyle: "medium", timeZone: "UTC" });
  const { data, error } = useQuery({
    queryKey: ["redirects", "missed"],
    queryFn: () => callApi("GET /staff/redirects/missed", {}),
    staleTime: 0,
  });
  if (error) return <ErrorAlert error={error} />;
  if (!data) return <Loading />;
  return (
    <>
      <Typography>{data.length > 0 ? texts.missedHint : texts.noneMissed}</Typography>
      {data.length > 0 && (
        <ResponsiveTable name={texts.missed} columns={[texts.address, texts.visits, texts.last, texts.actions]}>
          {data.map(({ path, count, lastDay }) => (
            <TableRow key={path}>
              <TableCell component="th" scope="row" sx={{ overflowWrap: "anywhere" }}>
                {path}
              </TableCell>
              <TableCell>{count}</TableCell>
              <TableCell>{formatDay(lastDay)}</TableCell>
              <TableCell>
                <Button
                  size="small"
                  onClick={() => onCreate(path)}
                  aria-label={formatMessage("{create}: {path}", { create: texts.create, path })}
                >
                  {texts.create}
                </Button>
              </TableCell>
            </TableRow>
          ))}
        </ResponsiveTable>
      )}
    </>
  );
}
