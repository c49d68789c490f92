import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";

/** Tells screen readers the title of the new page after a navigation without a page load. A changed query is the same page. */
export function PageAnnouncer() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");
  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
  }, [pathname]);
  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
