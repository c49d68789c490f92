import { Menu } from "react-admin";
import { useRole } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import { rooms } from "./rooms.tsx";
import { frameTexts } from "./texts.ts";

export function SideMenu() {
  const texts = useTexts(frameTexts);
  const role = useRole();
  return (
    <Menu>
      <Menu.DashboardItem primaryText={texts.home} />
      {rooms
        .filter(({ may }) => role && may.includes(role))
        .map(({ to, name, icon }) => (
          <Menu.Item key={to} to={to} primaryText={texts[name]} leftIcon={icon} />
        ))}
    </Menu>
  );
}
