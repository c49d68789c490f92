import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

const tones = {
  example: "text-sun-deep border-current",
  live: "text-action border-current",
  plain: "border-soft",
};

/** Label of one line, also as a stretched item of a flex or grid container. */
export function Tag({ tone = "example", children }: { tone?: keyof typeof tones; children: ReactNode }) {
  return (
    <span
      className={classNames(
        "inline-flex size-fit shrink-0 items-baseline gap-1.5 whitespace-nowrap rounded-control border px-2 align-middle text-small font-label",
        tones[tone],
      )}
    >
      {tone === "live" && <span aria-hidden="true" className="h-[0.8em] self-center border-l-3 border-mark" />}
      {children}
    </span>
  );
}
