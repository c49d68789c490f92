import NoticesIcon from "@mui/icons-material/NotificationsOutlined";
import Badge from "@mui/material/Badge";
import IconButton from "@mui/material/IconButton";
import Tooltip from "@mui/material/Tooltip";
import { Link } from "react-router";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { noticeTexts } from "./texts.ts";
import { useNotices } from "./use-notices.ts";

/** Link to the notices in the app bar, with the number of unread ones. */
export function NoticeBell() {
  const texts = useTexts(noticeTexts);
  const count = useNotices()?.unread ?? 0;
  return (
    <Tooltip title={count === 0 ? texts.notices : formatMessage(texts.unread, { count })}>
      <IconButton component={Link} to="/notices" color="inherit">
        <Badge badgeContent={count || undefined} color="error">
          <NoticesIcon />
        </Badge>
      </IconButton>
    </Tooltip>
  );
}
