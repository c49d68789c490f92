import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import { Link as RouterLink } from "react-router";
import type { SecurityEventRow } from "../../../domain/security-log/schema.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { EventMoments } from "./event-moments.tsx";
import { securityTexts } from "./texts.ts";
import { useEventName } from "./use-event-name.ts";

/** Characters of an address hash that are shown: enough to tell the addresses of a page apart. */
const hashPrefixLength = 8;

type EventsTableProps = { events: readonly SecurityEventRow[]; onAddress(addressHash: string): void };

export function EventsTable({ events, onAddress }: EventsTableProps) {
  const texts = useTexts(securityTexts);
  return (
    <ResponsiveTable name={texts.log} columns={[texts.when, texts.what, texts.account, texts.by, texts.fingerprint, texts.count]}>
      {events.map((event) => (
        <Row key={event.id} event={event} onAddress={onAddress} />
      ))}
      {events.length === 0 && (
        <TableRow>
          <TableCell colSpan={6}>{texts.none}</TableCell>
        </TableRow>
      )}
    </ResponsiveTable>
  );
}

function Row({ event, onAddress }: { event: SecurityEventRow } & Pick<EventsTableProps, "onAddress">) {
  const texts = useTexts(securityTexts);
  const named = useLabelFormat();
  const nameOf = useEventName();
  const { accountId, accountName, actor, addressHash, count } = event;
  const hashPrefix = addressHash?.slice(0, hashPrefixLength);
  return (
    <TableRow>
      <TableCell>
        <EventMoments {...event} />
      </TableCell>
      <TableCell sx={{ overflowWrap: "anywhere" }}>{nameOf(event)}</TableCell>
      <TableCell>
        {accountId !== null && (
          <Link component={RouterLink} to={`/accounts/${accountId}`}>
            {accountName ?? accountId}
          </Link>
        )}
      </TableCell>
      <TableCell>{actor}</TableCell>
      <TableCell>
        {addressHash !== null && (
          <Button size="small" aria-label={named(texts.onlyThis, hashPrefix ?? "")} onClick={() => onAddress(addressHash)}>
            {hashPrefix}
          </Button>
        )}
      </TableCell>
      <TableCell>{count}</TableCell>
    </TableRow>
  );
}
