import Box from "@mui/material/Box";
import Button from "@mui/material/Button";
import Toolbar from "@mui/material/Toolbar";
import { Suspense, useRef } from "react";
import { Outlet, useLocation } from "react-router";
import { SignInDialog } from "../session/sign-in-dialog.tsx";
import { useRole } from "../session/use-current-user.ts";
import { useTexts } from "../texts/staff-language.ts";
import { Loading } from "./loading.tsx";
import { ErrorAlert } from "./error-alert.tsx";
import { canOpen } from "./sections.tsx";
import { SideMenu } from "./side-menu.tsx";
import { layoutTexts } from "./texts.ts";
import { TopBar } from "./top-bar.tsx";
import { useMenuState } from "./use-menu-state.ts";

export function Layout() {
  const texts = useTexts(layoutTexts);
  const menu = useMenuState();
  const content = useRef<HTMLDivElement>(null);
  return (
    <>
      <Button variant="contained" onClick={() => content.current?.focus()} sx={skipButton}>
        {texts.skip}
      </Button>
      <TopBar isMenuOpen={menu.isOpen} onMenu={() => menu.setOpen(!menu.isOpen)} />
      {/* Reserves the space of the fixed bar. */}
      <Toolbar variant="dense" />
      <Box sx={{ display: "flex" }}>
        <SideMenu {...menu} />
        <Box component="main" sx={{ display: "flex", flex: 1, minWidth: 0 }}>
          <Box id="main-content" ref={content} tabIndex={-1} sx={contentArea}>
            <Suspense fallback={<Loading />}>
              <AllowedScreen />
            </Suspense>
          </Box>
        </Box>
      </Box>
      <SignInDialog />
    </>
  );
}

/** Renders the route's screen, or an error if the role may not open it. */
function AllowedScreen() {
  const texts = useTexts(layoutTexts);
  const role = useRole();
  const { pathname } = useLocation();
  if (role && !canOpen(role, pathname)) return <ErrorAlert error={new Error(texts.notYours)} />;
  return <Outlet />;
}

const contentArea = { display: "flex", flexDirection: "column", flex: 1, minWidth: 0, px: 1, outline: "none" };

/** Skip link, off-screen until it has the focus. */
const skipButton = { position: "fixed", left: 16, top: -80, zIndex: "tooltip", "&:focus": { top: 16 } };
