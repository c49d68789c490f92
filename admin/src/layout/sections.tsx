import ArticleIcon from "@mui/icons-material/Article";
import AccountsIcon from "@mui/icons-material/AccountCircle";
import LaunchIcon from "@mui/icons-material/ChecklistOutlined";
import SubscribersIcon from "@mui/icons-material/ContactMail";
import MaintenanceIcon from "@mui/icons-material/ConstructionOutlined";
import HistoryIcon from "@mui/icons-material/History";
import InboxIcon from "@mui/icons-material/Inbox";
import MenusIcon from "@mui/icons-material/MenuOpen";
import NotesIcon from "@mui/icons-material/Notes";
import JobsIcon from "@mui/icons-material/PendingActions";
import PeopleIcon from "@mui/icons-material/People";
import PageImagesIcon from "@mui/icons-material/PhotoSizeSelectActual";
import PermMediaIcon from "@mui/icons-material/PermMedia";
import QueryStatsIcon from "@mui/icons-material/QueryStats";
import NewsletterIcon from "@mui/icons-material/Send";
import SecurityIcon from "@mui/icons-material/Security";
import StoreIcon from "@mui/icons-material/Store";
import RedirectsIcon from "@mui/icons-material/AltRoute";
import SynonymsIcon from "@mui/icons-material/ManageSearch";
import TemplatesIcon from "@mui/icons-material/QuickreplyOutlined";
import TuneIcon from "@mui/icons-material/Tune";
import type { ReactElement } from "react";
import { staffRoles, type StaffRole } from "../../../domain/staff/schema.ts";
import type { Group } from "./menu-groups.ts";
import type { LayoutTexts } from "./texts.ts";

type Section = { to: string; name: Exclude<keyof LayoutTexts, "groups">; group: Group; icon: ReactElement; may: readonly StaffRole[] };

/** Sections of the menu, with the roles that may open them. */
export const sections: readonly Section[] = [
  { to: "/content", name: "content", group: "content", icon: <ArticleIcon />, may: staffRoles },
  { to: "/distributors", name: "distributors", group: "content", icon: <StoreIcon />, may: ["administrator", "editor", "support"] },
  { to: "/launch", name: "launch", group: "content", icon: <LaunchIcon />, may: staffRoles },
  { to: "/media", name: "media", group: "media", icon: <PermMediaIcon />, may: ["administrator", "productManager", "editor"] },
  { to: "/inbox", name: "inbox", group: "inbox", icon: <InboxIcon />, may: ["administrator", "support"] },
  { to: "/templates", name: "templates", group: "inbox", icon: <TemplatesIcon />, may: ["administrator", "support"] },
  { to: "/newsletter", name: "newsletter", group: "audience", icon: <NewsletterIcon />, may: ["administrator", "editor"] },
  { to: "/subscribers", name: "subscribers", group: "audience", icon: <SubscribersIcon />, may: ["administrator"] },
  { to: "/accounts", name: "accounts", group: "audience", icon: <AccountsIcon />, may: ["administrator", "support"] },
  { to: "/visits", name: "visits", group: "audience", icon: <QueryStatsIcon />, may: staffRoles },
  { to: "/site", name: "site", group: "site", icon: <TuneIcon />, may: ["administrator"] },
  { to: "/menus", name: "menus", group: "site", icon: <MenusIcon />, may: ["administrator", "editor"] },
  { to: "/page-images", name: "pageImages", group: "site", icon: <PageImagesIcon />, may: ["administrator", "editor"] },
  { to: "/sentences", name: "sentences", group: "site", icon: <NotesIcon />, may: ["administrator", "editor"] },
  { to: "/redirects", name: "redirects", group: "site", icon: <RedirectsIcon />, may: ["administrator", "editor"] },
  { to: "/synonyms", name: "synonyms", group: "site", icon: <SynonymsIcon />, may: ["administrator", "editor"] },
  { to: "/maintenance", name: "maintenance", group: "site", icon: <MaintenanceIcon />, may: ["administrator"] },
  { to: "/people", name: "people", group: "administration", icon: <PeopleIcon />, may: ["administrator"] },
  { to: "/acts", name: "acts", group: "administration", icon: <HistoryIcon />, may: ["administrator"] },
  { to: "/security-log", name: "securityLog", group: "administration", icon: <SecurityIcon />, may: ["administrator"] },
  { to: "/jobs", name: "jobs", group: "administration", icon: <JobsIcon />, may: ["administrator"] },
];

/** Whether a role may open an address. Addresses outside the sections are open to every role. */
export function canOpen(role: StaffRole, address: string): boolean {
  const section = sections.find(({ to }) => address === to || address.startsWith(`${to}/`));
  return section === undefined || section.may.includes(role);
}
