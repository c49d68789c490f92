import Link from "@mui/material/Link";
import TableCell from "@mui/material/TableCell";
import TableRow from "@mui/material/TableRow";
import Typography from "@mui/material/Typography";
import { Link as RouterLink } from "react-router";
import type { AuditEntries } from "../../../domain/audit/schema.ts";
import { useContentTypes } from "../content/use-content-types.ts";
import { ResponsiveTable } from "../layout/responsive-table.tsx";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { useLabelFormat } from "../texts/use-label-format.ts";
import { describeDetails } from "./describe-details.ts";
import { findSubject } from "./find-subject.ts";
import { nameAction } from "./name-action.ts";
import { auditLogTexts } from "./texts.ts";

type AuditEntry = AuditEntries[number];

export function AuditLogTable({ entries }: { entries: AuditEntries }) {
  const texts = useTexts(auditLogTexts);
  const format = useDateFormat({ dateStyle: "short", timeStyle: "medium" });
  return (
    <ResponsiveTable name={texts.title} columns={[texts.when, texts.who, texts.action, texts.subject]}>
      {entries.map((entry) => (
        <TableRow key={entry.id}>
          <TableCell sx={{ whiteSpace: "nowrap" }}>{format(entry.at)}</TableCell>
          <TableCell>{entry.who}</TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>
            {nameAction(texts.actions, entry.action)}
            <Details entry={entry} />
          </TableCell>
          <TableCell sx={{ overflowWrap: "anywhere" }}>
            <Subject entry={entry} />
          </TableCell>
        </TableRow>
      ))}
      {entries.length === 0 && (
        <TableRow>
          <TableCell colSpan={4}>{texts.none}</TableCell>
        </TableRow>
      )}
    </ResponsiveTable>
  );
}

function Details({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditLogTexts);
  const language = useStaffLanguage();
  const formatTime = useDateFormat();
  const named = useLabelFormat();
  const details = describeDetails(entry, { language, types: useContentTypes() ?? [], formatTime });
  return details.map(({ name, value }) => (
    <Typography key={name} variant="body2" color="text.secondary">
      {named(texts.details[name], value)}
    </Typography>
  ));
}

function Subject({ entry }: { entry: AuditEntry }) {
  const texts = useTexts(auditLogTexts);
  const named = useLabelFormat();
  const subject = findSubject(entry);
  const name =
    "key" in subject ? (subject.name ? named(texts.subjects[subject.key], subject.name) : texts.subjects[subject.key]) : subject.name;
  if (subject.to === undefined) return name;
  return (
    <Link component={RouterLink} to={subject.to}>
      {name}
    </Link>
  );
}
