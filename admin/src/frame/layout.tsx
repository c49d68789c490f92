import Link from "@mui/material/Link";
import Typography from "@mui/material/Typography";
import type { ReactNode } from "react";
import { AppBar, Layout as FrameworkLayout } from "react-admin";
import { useLocation } from "react-router";
import { SignInDialog } from "../session/sign-in-dialog.tsx";
import { useRole } from "../session/use-me.ts";
import { useTexts } from "../texts/staff-language.ts";
import { LanguageChoice } from "./language-choice.tsx";
import { Refusal } from "./refusal.tsx";
import { mayEnter } from "./rooms.tsx";
import { SideMenu } from "./side-menu.tsx";
import { frameTexts } from "./texts.ts";
import { UserActions } from "./user-actions.tsx";
import { WaitingSidebar } from "./waiting-sidebar.tsx";

export function Layout({ children }: { children: ReactNode }) {
  return (
    <FrameworkLayout
      appBar={Bar}
      menu={SideMenu}
      sidebar={WaitingSidebar}
      sx={{ minWidth: 0, "& .RaLayout-appFrame, & .RaLayout-contentWithSidebar, & .RaLayout-content": { minWidth: 0 } }}
    >
      <Entered>{children}</Entered>
      <SignInDialog />
    </FrameworkLayout>
  );
}

/** Who opens the address of a room that is not theirs is told so. */
function Entered({ children }: { children: ReactNode }) {
  const texts = useTexts(frameTexts);
  const role = useRole();
  const { pathname } = useLocation();
  if (role && !mayEnter(role, pathname)) return <Refusal error={new Error(texts.notYours)} />;
  return children;
}

function Bar() {
  const texts = useTexts(frameTexts);
  return (
    <AppBar color="secondary" toolbar={<LanguageChoice />} userMenu={<UserActions />}>
      <Typography component="span" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600 }}>
        eCactus
      </Typography>
      <Link href="/" target="_blank" color="inherit" underline="hover" sx={{ mr: 2 }}>
        {texts.website}
      </Link>
    </AppBar>
  );
}
