import type { ReactNode } from "react";

/** The content width of the site, with its margins. */
export function Container({ children, className = "" }: { children: ReactNode; className?: string }) {
  return <div className={`mx-auto w-full max-w-330 px-5 md:px-10 xl:px-15 ${className}`}>{children}</div>;
}
