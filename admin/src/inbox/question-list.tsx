import Chip from "@mui/material/Chip";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import Stack from "@mui/material/Stack";
import Typography from "@mui/material/Typography";
import { Link } from "react-router";
import type { Inbox } from "../../../domain/inbox/schema.ts";
import { describeRequest, kindNames } from "../../../domain/request-kinds/schema.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useStaffLanguage, useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { inboxTexts } from "./texts.ts";

export function QuestionList({ rows }: { rows: Inbox["rows"] }) {
  const texts = useTexts(inboxTexts);
  const staffLanguage = useStaffLanguage();
  const format = useDateFormat({ dateStyle: "short", timeStyle: "short" });
  if (rows.length === 0) return <Typography sx={{ p: 2 }}>{texts.none}</Typography>;
  return (
    <List disablePadding>
      {rows.map(
        ({
          id,
          name,
          company,
          request,
          excerpt,
          state,
          isSpam,
          labels,
          assignee,
          language,
          changedAt,
          isUnread,
          undeliveredAt,
          dueAt,
          isOverdue,
        }) => (
          <ListItem key={id} disablePadding divider>
            <ListItemButton component={Link} to={`/inbox/${id}`} sx={{ display: "block" }}>
              <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: "wrap", alignItems: "center" }}>
                <Typography component="span" sx={{ fontWeight: state === "new" || isUnread ? 700 : 500, overflowWrap: "anywhere" }}>
                  {[name, company].filter(Boolean).join(", ")}
                </Typography>
                <Chip size="small" color={state === "new" ? "primary" : "default"} label={texts.states[isSpam ? "spam" : state]} />
                {isUnread && <Chip size="small" color="primary" variant="outlined" label={texts.unread} />}
                {undeliveredAt && <Chip size="small" color="error" label={texts.undelivered} />}
                {dueAt && <DueDate dueAt={dueAt} isOverdue={isOverdue} />}
                {request.kind !== "question" && <Chip size="small" color="secondary" label={kindNames[staffLanguage][request.kind]} />}
                {labels.map((label) => (
                  <Chip key={label} size="small" variant="outlined" label={label} />
                ))}
                <Typography component="span" variant="body2" color="textSecondary">
                  {[language.toUpperCase(), assignee?.name, format(changedAt)].filter(Boolean).join(" · ")}
                </Typography>
              </Stack>
              <Typography variant="body2" sx={{ overflowWrap: "anywhere" }}>
                {[...describeRequest(request, staffLanguage).map(({ text }) => text), excerpt].filter(Boolean).join(" · ")}
              </Typography>
            </ListItemButton>
          </ListItem>
        ),
      )}
    </List>
  );
}

/** End of the answer time that the website promises. */
function DueDate({ dueAt, isOverdue }: { dueAt: string; isOverdue: boolean }) {
  const texts = useTexts(inboxTexts);
  const format = useDateFormat({ dateStyle: "medium" });
  return (
    <Chip
      size="small"
      variant="outlined"
      color={isOverdue ? "error" : "default"}
      label={formatMessage(isOverdue ? texts.overdue : texts.due, { date: format(dueAt) })}
    />
  );
}
