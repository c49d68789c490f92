import { useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ServerDrawn } from "../server-drawn.tsx";
import type { Ground } from "../use-page-handle.ts";
import { storePressed } from "./language-links.ts";
import { useAccountLink } from "./use-account-link.ts";
import { useClosingMenus } from "./use-closing-menus.ts";
import { useCurrentPage } from "./use-current-page.ts";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";
import { useOpenOnHover } from "./use-open-on-hover.ts";

/** On every page: what the server draws (header-contents.tsx), and what it does once code runs. */
export function Header({ ground }: { ground: Ground }) {
  const header = useRef<HTMLElement>(null);
  useCurrentPage(header);
  useAccountLink(header);
  useClosingMenus(header);
  useHideOnScroll(header);
  useOpenOnHover(header);
  const look = classNames("bar", ground === "night" && "night");
  return <ServerDrawn name="HeaderContents" as="header" partRef={header} className={look} onPress={storePressed} />;
}
