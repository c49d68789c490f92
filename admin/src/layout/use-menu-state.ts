import type { Theme } from "@mui/material/styles";
import useMediaQuery from "@mui/material/useMediaQuery";
import { useState } from "react";
import { readStored, writeStored } from "./storage.ts";

const key = "ecactus.admin.menu";

export type MenuState = { isOpen: boolean; isOverlay: boolean; setOpen(isOpen: boolean): void };

/**
 * Open state of the menu. On a phone it is a closed overlay at first. On wider screens it is open until the user closes
 * it, and localStorage remembers that.
 */
export function useMenuState(): MenuState {
  const isOverlay = useMediaQuery<Theme>(({ breakpoints }) => breakpoints.down("sm"), { noSsr: true });
  const [isOverlayOpen, setOverlayOpen] = useState(false);
  const [isSideOpen, setSideOpen] = useState(() => readStored(key) !== "closed");
  // Closes the overlay when the window becomes wide, so that it is closed when the window becomes narrow again.
  if (!isOverlay && isOverlayOpen) setOverlayOpen(false);
  const setAndStoreSide = (isOpen: boolean) => {
    writeStored(key, isOpen ? "open" : "closed");
    setSideOpen(isOpen);
  };
  return isOverlay
    ? { isOverlay, isOpen: isOverlayOpen, setOpen: setOverlayOpen }
    : { isOverlay, isOpen: isSideOpen, setOpen: setAndStoreSide };
}
