import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const edges = { done: "border-mark bg-raised", failed: "border-danger bg-danger-ground", note: "border-sun bg-raised" };

type NoticeProps = { kind: keyof typeof edges; heading: string; children?: ReactNode };

/** How sending a form ended, or what to know before it, in the page itself. */
export function Notice({ kind, heading, children }: NoticeProps) {
  return (
    // A failure takes the focus, which brings it into view: the button that was pressed may be far below.
    <div
      role={kind === "failed" ? "alert" : "status"}
      tabIndex={kind === "failed" ? -1 : undefined}
      className={classNames("grid gap-1 border-l-3 px-5 py-4 outline-none", edges[kind])}
    >
      <p className={classNames("font-label", kind === "failed" && "text-danger")}>{heading}</p>
      {children}
    </div>
  );
}
