import { createContext, useContext, useState, type ComponentType, type MouseEvent } from "react";
import { useNavigate } from "react-router";

type Name = "ConsentBar" | "MaintenanceView" | "NotFoundView";

/** The parts of a page that only the server draws. In the browser there are none, so that they are not in its code. */
export const ServerParts = createContext<Partial<Record<Name, ComponentType>>>({});

/** A part as the server drew it: the browser leaves it as it came, and goes on by its links without a new document. */
export function ServerDrawn({ name }: { name: Name }) {
  const Part = useContext(ServerParts)[name];
  const navigate = useNavigate();
  // Read once more, for where the whole document is drawn anew after an error.
  const [markup] = useState(() => (Part ? "" : (document.querySelector(`[data-part=${name}]`)?.innerHTML ?? "")));
  if (Part) {
    return (
      <div data-part={name} className="contents">
        <Part />
      </div>
    );
  }
  const follow = (event: MouseEvent) => {
    const link = (event.target as Element).closest("a");
    if (!link || event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey || link.origin !== location.origin)
      return;
    event.preventDefault();
    void navigate(link.pathname + link.search + link.hash);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the links in it are what is pressed, by any means
    <div data-part={name} className="contents" suppressHydrationWarning onClick={follow} dangerouslySetInnerHTML={{ __html: markup }} />
  );
}
