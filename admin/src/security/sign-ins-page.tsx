import Button from "@mui/material/Button";
import Stack from "@mui/material/Stack";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { useInfiniteQuery } from "@tanstack/react-query";
import { eventsPageSize } from "../../../domain/security-log/schema.ts";
import { callApi } from "../api/call-api.ts";
import { PageHeader } from "../layout/page-header.tsx";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { EventMoments } from "./event-moments.tsx";
import { OwnSessions } from "./own-sessions.tsx";
import { securityTexts } from "./texts.ts";
import { useEventName } from "./use-event-name.ts";

/** Sessions and security events of the signed-in user. */
export function SignInsPage() {
  const texts = useTexts(securityTexts);
  return (
    <Stack spacing={2} sx={{ my: 2 }}>
      <PageHeader title={texts.signIns} help="my-account" />
      <Typography>{texts.signInsHow}</Typography>
      <OwnSessions />
      <OwnEvents />
    </Stack>
  );
}

function OwnEvents() {
  const texts = useTexts(securityTexts);
  const nameOf = useEventName();
  const { data, hasNextPage, fetchNextPage } = useInfiniteQuery({
    queryKey: ["sign-ins"],
    queryFn: ({ pageParam }) => callApi("GET /staff/sign-ins", { below: pageParam }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => (page.length < eventsPageSize ? undefined : page.at(-1)?.id.toString()),
  });
  if (!data) return null;
  const events = data.pages.flat();
  return (
    <Stack spacing={1}>
      <Typography variant="h6" component="h2">
        {texts.events}
      </Typography>
      <ResponsiveTable name={texts.events} columns={[texts.when, texts.what, texts.place, texts.count]}>
        {events.map(({ id, address, count, ...event }) => (
          <TableRow key={id}>
            <TableCell>
              <EventMoments {...event} />
            </TableCell>
            <TableCell>{nameOf(event)}</TableCell>
            <TableCell>{address ?? texts.otherPlace}</TableCell>
            <TableCell>{count}</TableCell>
          </TableRow>
        ))}
        {events.length === 0 && (
          <TableRow>
            <TableCell colSpan={4}>{texts.none}</TableCell>
          </TableRow>
        )}
      </ResponsiveTable>
      {hasNextPage && <Button onClick={() => void fetchNextPage()}>{texts.more}</Button>}
    </Stack>
  );
}
