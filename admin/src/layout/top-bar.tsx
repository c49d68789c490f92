import MenuIcon from "@mui/icons-material/Menu";
import AppBar from "@mui/material/AppBar";
import Box from "@mui/material/Box";
import IconButton from "@mui/material/IconButton";
import Link from "@mui/material/Link";
import Slide from "@mui/material/Slide";
import Toolbar from "@mui/material/Toolbar";
import Tooltip from "@mui/material/Tooltip";
import useScrollTrigger from "@mui/material/useScrollTrigger";
import { NoticeBell } from "../notices/notice-bell.tsx";
import { useTexts } from "../texts/staff-language.ts";
import { LanguageSelect } from "./language-select.tsx";
import { LogoOnDark } from "./logo.tsx";
import { layoutTexts } from "./texts.ts";
import { UserActions } from "./user-actions.tsx";

/** App bar that hides while the user scrolls down. */
export function TopBar({ isMenuOpen, onMenu }: { isMenuOpen: boolean; onMenu(): void }) {
  const texts = useTexts(layoutTexts);
  const isHidden = useScrollTrigger();
  return (
    <Slide appear={false} direction="down" in={!isHidden}>
      <AppBar color="secondary">
        <Toolbar variant="dense" disableGutters sx={{ px: 1 }}>
          <Tooltip title={isMenuOpen ? texts.closeMenu : texts.openMenu} enterDelay={500}>
            <IconButton color="inherit" onClick={onMenu} sx={{ mr: 0.5 }}>
              <MenuIcon sx={{ transition: "transform 0.2s", transform: isMenuOpen ? "rotate(180deg)" : "none" }} />
            </IconButton>
          </Tooltip>
          <Box sx={{ flex: 1 }}>
            <LogoOnDark />
          </Box>
          <Link href="/" target="_blank" color="inherit" underline="hover" sx={{ mr: 2 }}>
            {texts.website}
          </Link>
          <NoticeBell />
          <LanguageSelect />
          <UserActions />
        </Toolbar>
      </AppBar>
    </Slide>
  );
}
