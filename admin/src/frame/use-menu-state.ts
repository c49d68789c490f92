import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

const key = "ecactus.admin.menu";

export type MenuState = { isOpen: boolean; isOverlay: boolean; setOpen(isOpen: boolean): void };

/**
 * Whether the menu is open. On a phone it lies over the page and is closed until the user opens it. Beside the page it is
 * open until the user closes it, and the browser remembers that.
 */
export function useMenuState(): MenuState {
  const isOverlay = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isSideOpen, setSideOpen] = useState(() => readStored(key) !== "closed");
  // A window that became wide and then narrow again starts with a closed menu.
  if (!isOverlay && isOverlayOpen) setOverlayOpen(false);
  const setAndStoreSide = (isOpen: boolean) => {
    writeStored(key, isOpen ? "open" : "closed");
    setSideOpen(isOpen);
  };
  return isOverlay
    ? { isOverlay, isOpen: isOverlayOpen, setOpen: setOverlayOpen }
    : { isOverlay, isOpen: isSideOpen, setOpen: setAndStoreSide };
}
