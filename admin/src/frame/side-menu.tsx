import ArticleIcon from "@mui/icons-material/Article";
import AccountsIcon from "@mui/icons-material/AccountCircle";
import HistoryIcon from "@mui/icons-material/History";
import PermMediaIcon from "@mui/icons-material/PermMedia";
import NotesIcon from "@mui/icons-material/Notes";
import PeopleIcon from "@mui/icons-material/People";
import QueryStatsIcon from "@mui/icons-material/QueryStats";
import SamplesIcon from "@mui/icons-material/StyleOutlined";
import StoreIcon from "@mui/icons-material/Store";
import TuneIcon from "@mui/icons-material/Tune";
import SubscribersIcon from "@mui/icons-material/ContactMail";
import NewsletterIcon from "@mui/icons-material/Send";
import InboxIcon from "@mui/icons-material/Inbox";
import TemplatesIcon from "@mui/icons-material/QuickreplyOutlined";
import type { ReactElement } from "react";
import { Menu, usePermissions } from "react-admin";
import { staffRoles, type StaffRole } from "../../../domain/staff/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { frameTexts, type FrameTexts } from "./texts.ts";

type Entry = { to: string; name: keyof FrameTexts; icon: ReactElement; may: readonly StaffRole[] };

/** The rooms, and whose they are. */
const entries: readonly Entry[] = [
  { to: "/content", name: "content", icon: <ArticleIcon />, may: staffRoles },
  { to: "/distributors", name: "distributors", icon: <StoreIcon />, may: ["administrator", "editor", "support"] },
  { to: "/media", name: "media", icon: <PermMediaIcon />, may: ["administrator", "productManager", "editor"] },
  { to: "/visits", name: "visits", icon: <QueryStatsIcon />, may: staffRoles },
  { to: "/samples", name: "samples", icon: <SamplesIcon />, may: staffRoles },
  { to: "/sentences", name: "sentences", icon: <NotesIcon />, may: ["administrator", "editor"] },
  { to: "/site", name: "site", icon: <TuneIcon />, may: ["administrator"] },
  { to: "/inbox", name: "inbox", icon: <InboxIcon />, may: ["administrator", "support"] },
  { to: "/templates", name: "templates", icon: <TemplatesIcon />, may: ["administrator", "support"] },
  { to: "/newsletter", name: "newsletter", icon: <NewsletterIcon />, may: ["administrator", "editor"] },
  { to: "/subscribers", name: "subscribers", icon: <SubscribersIcon />, may: ["administrator"] },
  { to: "/accounts", name: "accounts", icon: <AccountsIcon />, may: ["administrator", "support"] },
  { to: "/people", name: "people", icon: <PeopleIcon />, may: ["administrator"] },
  { to: "/acts", name: "acts", icon: <HistoryIcon />, may: ["administrator"] },
];

export function SideMenu() {
  const texts = useTexts(frameTexts);
  const { permissions } = usePermissions<{ role: StaffRole }>();
  const role = permissions?.role;
  return (
    <Menu>
      <Menu.DashboardItem primaryText={texts.home} />
      {entries
        .filter(({ may }) => role && may.includes(role))
        .map(({ to, name, icon }) => (
          <Menu.Item key={to} to={to} primaryText={texts[name]} leftIcon={icon} />
        ))}
    </Menu>
  );
}
