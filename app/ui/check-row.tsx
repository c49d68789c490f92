import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export function CheckRow({ children: [box, words] }: { children: [ReactNode, ReactNode] }) {
  return (
    <label
      className={classNames(
        "flex cursor-pointer items-start gap-3 py-1 leading-normal",
        "has-disabled:cursor-not-allowed has-disabled:text-soft",
      )}
    >
      {box}
      <span className="min-w-0 hyphens-auto">{words}</span>
    </label>
  );
}
