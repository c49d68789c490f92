import DashboardIcon from "@mui/icons-material/Dashboard";
import HelpIcon from "@mui/icons-material/HelpOutlined";
import Badge from "@mui/material/Badge";
import Box from "@mui/material/Box";
import Divider from "@mui/material/Divider";
import Drawer from "@mui/material/Drawer";
import List from "@mui/material/List";
import ListItem from "@mui/material/ListItem";
import ListItemButton from "@mui/material/ListItemButton";
import ListItemIcon from "@mui/material/ListItemIcon";
import ListSubheader from "@mui/material/ListSubheader";
import type { Theme } from "@mui/material/styles";
import Tooltip from "@mui/material/Tooltip";
import Typography from "@mui/material/Typography";
import useMediaQuery from "@mui/material/useMediaQuery";
import useScrollTrigger from "@mui/material/useScrollTrigger";
import type { ReactElement } from "react";
import { NavLink } from "react-router";
import { useRole } from "../session/use-current-user.ts";
import { formatMessage } from "../texts/format-message.ts";
import { useTexts } from "../texts/staff-language.ts";
import { groups, type Group } from "./menu-groups.ts";
import { sections } from "./sections.tsx";
import { layoutTexts } from "./texts.ts";
import { useOpenQuestions } from "./use-open-questions.ts";
import { visuallyHidden } from "./visually-hidden.ts";
import type { MenuState } from "./use-menu-state.ts";

const width = { open: 240, closed: 50 };
const barHeight = 48;

/** Navigation menu: a drawer on a phone; on wider screens a column that collapses to icons. */
export function SideMenu({ isOpen, isOverlay, setOpen }: MenuState) {
  const isBarHidden = useScrollTrigger();
  const items = <Items isOpen={isOpen} onClose={() => setOpen(false)} />;
  if (isOverlay)
    return (
      <Drawer
        open={isOpen}
        onClose={() => setOpen(false)}
        slotProps={{ paper: { sx: { width: width.open, bgcolor: "background.default" } } }}
      >
        <nav>{items}</nav>
      </Drawer>
    );
  const top = isBarHidden ? 0 : barHeight;
  return (
    <Box
      component="nav"
      sx={({ transitions }) => ({
        position: "sticky",
        top,
        flex: "none",
        alignSelf: "flex-start",
        width: isOpen ? width.open : width.closed,
        height: `calc(100vh - ${top}px)`,
        overflow: "hidden auto",
        scrollbarWidth: "thin",
        transition: transitions.create(["width", "top"], {
          easing: transitions.easing.sharp,
          duration: transitions.duration.leavingScreen,
        }),
      })}
    >
      {items}
    </Box>
  );
}

function Items({ isOpen, onClose }: { isOpen: boolean; onClose(): void }) {
  const texts = useTexts(layoutTexts);
  const role = useRole();
  const sectionsOf = (group: Group) => sections.filter((section) => section.group === group && role && section.may.includes(role));
  const openQuestions = useOpenQuestions(sections.some(({ to, may }) => to === "/inbox" && role && may.includes(role)));
  const item = (to: string, name: string, icon: ReactElement) => (
    <Item key={to} {...{ to, name, icon, isOpen, onClose }} count={to === "/inbox" ? openQuestions : 0} />
  );
  return (
    <>
      <List dense>{item("/", texts.home, <DashboardIcon />)}</List>
      {groups
        .filter((group) => sectionsOf(group).length > 0)
        .map((group) => (
          <List
            key={group}
            dense
            aria-label={texts.groups[group]}
            subheader={isOpen ? <ListSubheader sx={groupName}>{texts.groups[group]}</ListSubheader> : <Divider component="li" />}
          >
            {sectionsOf(group).map(({ to, name, icon }) => item(to, texts[name], icon))}
          </List>
        ))}
      <List dense>{item("/help", texts.help, <HelpIcon />)}</List>
    </>
  );
}

const groupName = { bgcolor: "transparent", position: "static", lineHeight: 2, textTransform: "none" };

type ItemProps = { to: string; name: string; icon: ReactElement; count: number; isOpen: boolean; onClose(): void };

function Item({ to, name, icon, count, isOpen, onClose }: ItemProps) {
  const texts = useTexts(layoutTexts);
  // Collapses the menu after a click, because it covers much of a small screen.
  const isSmall = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("md"));
  const open = formatMessage(texts.openCount, { count });
  return (
    <ListItem disablePadding>
      <Tooltip title={isOpen ? null : count > 0 ? `${name} ${count} ${open}` : name} placement="right">
        <ListItemButton
          component={NavLink}
          to={to}
          end={to === "/"}
          onClick={isSmall ? onClose : undefined}
          sx={{ color: "text.secondary", "&.active": { color: "text.primary" } }}
        >
          <ListItemIcon sx={{ "&.MuiListItemIcon-root": { minWidth: 40 }, color: "text.secondary" }}>
            <Badge variant="dot" color="primary" invisible={count === 0 || isOpen}>
              {icon}
            </Badge>
          </ListItemIcon>
          <Typography variant="inherit" noWrap sx={{ flexGrow: 1 }}>
            {name}
          </Typography>
          {count > 0 && isOpen && (
            <Typography variant="body2" component="span" sx={{ fontWeight: 600, color: "primary.main" }}>
              {` ${count} `}
              <Box component="span" sx={visuallyHidden}>
                {open}
              </Box>
            </Typography>
          )}
        </ListItemButton>
      </Tooltip>
    </ListItem>
  );
}
