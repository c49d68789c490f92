import ArticleIcon from "@mui/icons-material/Article";
import AccountsIcon from "@mui/icons-material/AccountCircle";
import SubscribersIcon from "@mui/icons-material/ContactMail";
import HelpIcon from "@mui/icons-material/HelpOutlined";
import HistoryIcon from "@mui/icons-material/History";
import InboxIcon from "@mui/icons-material/Inbox";
import NotesIcon from "@mui/icons-material/Notes";
import JobsIcon from "@mui/icons-material/PendingActions";
import PeopleIcon from "@mui/icons-material/People";
import PermMediaIcon from "@mui/icons-material/PermMedia";
import QueryStatsIcon from "@mui/icons-material/QueryStats";
import NewsletterIcon from "@mui/icons-material/Send";
import SecurityIcon from "@mui/icons-material/Security";
import StoreIcon from "@mui/icons-material/Store";
import SamplesIcon from "@mui/icons-material/StyleOutlined";
import SynonymsIcon from "@mui/icons-material/ManageSearch";
import TemplatesIcon from "@mui/icons-material/QuickreplyOutlined";
import TuneIcon from "@mui/icons-material/Tune";
import type { ReactElement } from "react";
import { staffRoles, type StaffRole } from "../../../domain/staff/schema.ts";
import type { LayoutTexts } from "./texts.ts";

type Section = { to: string; name: keyof LayoutTexts; icon: ReactElement; may: readonly StaffRole[] };

/** Sections of the menu, with the roles that may open them. */
export const sections: readonly Section[] = [
  { to: "/content", name: "content", icon: <ArticleIcon />, may: staffRoles },
  { to: "/distributors", name: "distributors", icon: <StoreIcon />, may: ["administrator", "editor", "support"] },
  { to: "/media", name: "media", icon: <PermMediaIcon />, may: ["administrator", "productManager", "editor"] },
  { to: "/visits", name: "visits", icon: <QueryStatsIcon />, may: staffRoles },
  { to: "/samples", name: "samples", icon: <SamplesIcon />, may: staffRoles },
  { to: "/sentences", name: "sentences", icon: <NotesIcon />, may: ["administrator", "editor"] },
  { to: "/synonyms", name: "synonyms", icon: <SynonymsIcon />, may: ["administrator", "editor"] },
  { to: "/site", name: "site", icon: <TuneIcon />, may: ["administrator"] },
  { to: "/inbox", name: "inbox", icon: <InboxIcon />, may: ["administrator", "support"] },
  { to: "/templates", name: "templates", icon: <TemplatesIcon />, may: ["administrator", "support"] },
  { to: "/newsletter", name: "newsletter", icon: <NewsletterIcon />, may: ["administrator", "editor"] },
  { to: "/subscribers", name: "subscribers", icon: <SubscribersIcon />, may: ["administrator"] },
  { to: "/accounts", name: "accounts", icon: <AccountsIcon />, may: ["administrator", "support"] },
  { to: "/people", name: "people", icon: <PeopleIcon />, may: ["administrator"] },
  { to: "/acts", name: "acts", icon: <HistoryIcon />, may: ["administrator"] },
  { to: "/security-log", name: "securityLog", icon: <SecurityIcon />, may: ["administrator"] },
  { to: "/jobs", name: "jobs", icon: <JobsIcon />, may: ["administrator"] },
  { to: "/help", name: "help", icon: <HelpIcon />, may: staffRoles },
];

/** Whether a role may open an address. Addresses outside the sections are open to every role. */
export function canOpen(role: StaffRole, address: string): boolean {
  const section = sections.find(({ to }) => address === to || address.startsWith(`${to}/`));
  return section === undefined || section.may.includes(role);
}
