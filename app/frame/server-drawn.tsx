import { createContext, useCallback, useContext, useState, type ComponentType, type MouseEvent, type RefObject } from "react";
import { useNavigate } from "react-router";
import { useHydrated } from "#app/ui/use-hydrated.ts";

type Name = "ConsentBar" | "FooterContents" | "HeaderContents" | "MaintenanceView" | "NotFoundView";

/** The parts of a page that only the server draws. In the browser there are none, so that they are not in its code. */
export const ServerParts = createContext<Partial<Record<Name, ComponentType>>>({});

/** As they were when a page without them was gone on to. */
const left = new Map<Name, string>();

type ServerDrawnProps = {
  name: Name;
  /** The element around the part, which is drawn by both. */
  as?: "div" | "header" | "template";
  className?: string;
  partRef?: RefObject<HTMLElement | null>;
  /** What a press in the part does besides, before a link of it is followed. */
  onPress?: (pressed: Element) => void;
};

/**
 * A part as the server drew it: the browser leaves it as it came, and goes on by its links without a new document. Links
 * with `data-document` lead to a new one.
 */
export function ServerDrawn({ name, as: Element = "div", className = "contents", partRef, onPress }: ServerDrawnProps) {
  const Part = useContext(ServerParts)[name];
  const navigate = useNavigate();
  const isStarting = !useHydrated();
  // Read once more, for where the whole document is drawn anew after an error.
  const [markup] = useState(() => (Part || isStarting ? "" : read(name)));
  const keep = useCallback(
    (drawn: HTMLElement | null) => {
      if (partRef) partRef.current = drawn;
      return () => void (drawn && left.set(name, drawn.innerHTML));
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
  const follow = (event: MouseEvent) => {
    if (!(event.target instanceof HTMLElement || event.target instanceof SVGElement)) return;
    onPress?.(event.target);
    const link = event.target.closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    if (link.origin !== location.origin || link.hreflang !== "") return;
    // To a place on this page the browser takes the focus along.
    if (link.getAttribute("href")?.startsWith("#")) return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are what is pressed, by any means
    <Element
      ref={keep}
      data-part={name}
      className={className}
      suppressHydrationWarning
      onClick={follow}
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
}

const read = (name: Name) => document.querySelector(`[data-part=${name}]`)?.innerHTML ?? left.get(name) ?? "";
