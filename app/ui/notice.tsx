import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const styles = { done: "border-mark bg-raised", failed: "border-danger bg-danger-ground", note: "border-sun bg-raised" };

type NoticeProps = { kind: keyof typeof styles; heading: string; children?: ReactNode };

export function Notice({ kind, heading, children }: NoticeProps) {
  return (
    // A failure gets the focus, without JavaScript too, which scrolls it into view: the submit button may be far below.
    <div
      role={kind === "failed" ? "alert" : "status"}
      tabIndex={kind === "failed" ? -1 : undefined}
      // oxlint-disable-next-line jsx-a11y/no-autofocus -- the page is the answer to a form
      autoFocus={kind === "failed"}
      className={classNames("grid gap-1 border-l-3 px-5 py-4 outline-none", styles[kind])}
    >
      <p className={classNames("font-label", kind === "failed" && "text-danger")}>{heading}</p>
      {children}
    </div>
  );
}
