import type { ReactNode } from "react";

/** A short mark beside a name, such as that an entry is an example. */
export function Tag({ children }: { children: ReactNode }) {
  return (
    <span className="inline-block rounded-sm border border-sun-deep px-2 py-0.5 align-middle text-small font-medium text-sun-deep">
      {children}
    </span>
  );
}
