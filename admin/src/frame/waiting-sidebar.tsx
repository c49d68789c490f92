import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useLayoutEffect, useState } from "react";
import { Sidebar, useSidebarState, type SidebarProps } from "react-admin";

/** On a phone the menu lies over the page. Where a window becomes as narrow as one, it waits to be asked for; wide again, it is as it was. */
export function WaitingSidebar(props: SidebarProps) {
  const isNarrow = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
  const [isOpen, setOpen] = useSidebarState();
  const [before, setBefore] = useState({ isNarrow: false, isOpen: true });
  const isTurning = before.isNarrow !== isNarrow;
  useLayoutEffect(() => {
    if (!isTurning) return;
    setOpen(isNarrow ? false : before.isOpen);
    // oxlint-disable-next-line react/set-state-in-effect -- together with what the framework keeps, which cannot change while drawing
    setBefore({ isNarrow, isOpen });
  }, [isTurning, isNarrow, isOpen, before, setOpen]);
  // Not even for a moment: what lies over the page hides it from those who do not see.
  return <Sidebar {...props} {...(isTurning && isNarrow && { open: false })} />;
}
