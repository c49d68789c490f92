import Link from "@mui/material/Link";
import { Link as RouterLink } from "react-router";
import { TitledCard } from "../layout/titled-card.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { NoticeList } from "./notice-list.tsx";
import { noticeTexts } from "./texts.ts";
import { useNotices } from "./use-notices.ts";

const maxShown = 5;

/** Unread notices on the dashboard; without any, the card is left out. */
export function NoticesCard() {
  const texts = useTexts(noticeTexts);
  const unread = useNotices()?.notices.filter(({ isRead }) => !isRead) ?? [];
  if (unread.length === 0) return null;
  return (
    <TitledCard title={texts.notices}>
      <NoticeList notices={unread.slice(0, maxShown)} />
      <Link component={RouterLink} to="/notices">
        {texts.all}
      </Link>
    </TitledCard>
  );
}
