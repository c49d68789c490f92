import type { ReactNode } from "react";

/** A short mark beside a name, such as that an entry is an example. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-control border border-current px-2 align-middle text-small font-label text-sun-deep">
      {children}
    </span>
  );
}
