import { useRef } from "react";
import { classNames } from "#app/ui/class-names.ts";
import { ServerRendered } from "../server-rendered.tsx";
import type { Ground } from "../use-page-handle.ts";
import { storeClickedLanguage } from "./language-links.ts";
import { useAccountLink } from "./use-account-link.ts";
import { useClosingMenus } from "./use-closing-menus.ts";
import { useCurrentPageLinks } from "./use-current-page-links.ts";
import { useHideOnScroll } from "./use-hide-on-scroll.ts";
import { useOpenOnHover } from "./use-open-on-hover.ts";

/** Header with server-rendered contents (header-contents.tsx) and the behaviour that needs JavaScript. */
export function Header({ ground }: { ground: Ground }) {
  const header = useRef<HTMLElement>(null);
  useCurrentPageLinks(header);
  useAccountLink(header);
  useClosingMenus(header);
  useHideOnScroll(header);
  useOpenOnHover(header);
  const className = classNames("bar", ground === "night" && "night");
  return <ServerRendered name="HeaderContents" as="header" partRef={header} className={className} onPress={storeClickedLanguage} />;
}
