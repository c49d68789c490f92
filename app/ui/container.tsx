import type { ReactNode } from "react";

/** The content width of the site, with its margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`wrap ${className}`}>{children}</div>;
}
