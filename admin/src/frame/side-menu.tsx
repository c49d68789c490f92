import ArticleIcon from "@mui/icons-material/Article";
import HistoryIcon from "@mui/icons-material/History";
import PeopleIcon from "@mui/icons-material/People";
import type { ReactElement } from "react";
import { Menu, usePermissions } from "react-admin";
import { staffRoles, type StaffRole } from "../../../domain/staff/schema.ts";
import { useTexts } from "../texts/staff-language.ts";
import { frameTexts, type FrameTexts } from "./texts.ts";

type Entry = { to: string; name: keyof FrameTexts; icon: ReactElement; may: readonly StaffRole[] };

/** The rooms, and whose they are. */
const entries: readonly Entry[] = [
  { to: "/content", name: "content", icon: <ArticleIcon />, may: staffRoles },
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
