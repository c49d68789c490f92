import Button from "@mui/material/Button";
import Link from "@mui/material/Link";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemText from "@mui/material/ListItemText";
import { Link as RouterLink } from "react-router";
import type { Notice } from "../../../domain/notices/schema.ts";
import { useApiMutation } from "../api/use-api-mutation.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { useDateFormat } from "../texts/use-date-format.ts";
import { noticeTexts } from "./texts.ts";
import { noticesKey } from "./use-notices.ts";

/** Lists notices as links to their subject. A click on one marks it as read. */
export function NoticeList({ notices }: { notices: readonly Notice[] }) {
  const texts = useTexts(noticeTexts);
  const format = useDateFormat();
  const read = useApiMutation("POST /staff/notices/read", noticesKey);
  return (
    <List dense disablePadding>
      {notices.map((notice) => {
        const { id, kind, at, isRead, causedBy, title } = notice;
        const text = formatMessage(texts.events[kind], { who: causedBy || texts.someone, title });
        return (
          <ListItem key={id} disableGutters divider sx={{ flexWrap: "wrap" }}>
            <ListItemText secondary={format(at)}>
              <Link
                component={RouterLink}
                to={screenOf(notice)}
                onClick={() => !isRead && read.mutate({ id })}
                sx={{ fontWeight: isRead ? 400 : 600, overflowWrap: "anywhere" }}
              >
                {text}
              </Link>
            </ListItemText>
            {!isRead && (
              <Button size="small" aria-label={`${texts.markRead}: ${text}`} onClick={() => read.mutate({ id })}>
                {texts.markRead}
              </Button>
            )}
          </ListItem>
        );
      })}
    </List>
  );
}

function screenOf({ question, entry }: Notice): string {
  if (question) return `/inbox/${question}`;
  return entry ? `/content/${entry.type}/${entry.key}?left=${entry.language}` : "/jobs";
}
