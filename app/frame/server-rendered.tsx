import { createContext, useCallback, useContext, useState, type ComponentType, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Name = "ConsentBar" | "FooterContents" | "HeaderContents" | "MaintenanceView" | "NotFoundView";

/** Components that only the server renders. Empty in the browser, whose code does not contain them. */
export const ServerParts = createContext<Partial<Record<Name, ComponentType>>>({});

/** Markup of parts at the time they were unmounted, for the next page that shows them. */
const lastMarkup = new Map<Name, string>();

type ServerRenderedProps = {
  name: Name;
  /** Element around the part, which server and browser both render. */
  as?: "div" | "header" | "template";
  className?: string;
  partRef?: RefObject<HTMLElement | null>;
  /** Called on a click in the part, before a link is followed. */
  onPress?: (target: Element) => void;
};

/**
 * Static markup of the server. The browser leaves it unchanged, and follows its links by client-side navigation. Links with
 * `hreflang`
 * load a new document.
 */
export function ServerRendered({ name, as: Element = "div", className = "contents", partRef, onPress }: ServerRenderedProps) {
  const Part = useContext(ServerParts)[name];
  const navigate = useNavigate();
  const isHydrating = !useHydrated();
  // Needed when React renders the whole document again after an error.
  const [markup] = useState(() => (Part || isHydrating ? "" : readMarkup(name)));
  const attachPart = useCallback(
    (element: HTMLElement | null) => {
      if (partRef) partRef.current = element;
      return () => void (element && lastMarkup.set(name, element.innerHTML));
    },
    [partRef, name],
  );
  if (Part) {
    return (
      <Element data-part={name} className={className}>
        <Part />
      </Element>
    );
  }
  const followLink = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    onPress?.(event.target);
    const link = event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hreflang !== "") return;
    // The browser handles links to fragments, and moves the focus.
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links inside are the interactive elements
    <Element
      ref={attachPart}
      data-part={name}
      className={className}
      suppressHydrationWarning
      onClick={followLink}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const readMarkup = (name: Name) => document.querySelector(`[data-part=${name}]`)?.innerHTML ?? lastMarkup.get(name) ?? "";
