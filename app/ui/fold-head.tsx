import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

type FoldHeadProps = {
  /** Name of the group for screen readers. */
  label: string;
  /** Heading of the group. */
  children: ReactNode;
  /** Only one group with the same name is open. */
  name?: string;
  open?: boolean;
  className?: string;
};

/**
 * Heading of a group that narrow windows fold: the elements after it are hidden until the visitor opens it. Wider windows show only
 * the heading, and the group is always open.
 */
export function FoldHead({ label, children, name, open, className }: FoldHeadProps) {
  return (
    <div className={classNames("fold-head", className)}>
      {children}
      {/* Browsers and visitors may open it before hydration. */}
      <details name={name} open={open} suppressHydrationWarning className="fold">
        <summary aria-label={label}>
          <span aria-hidden="true" className="opening-sign" />
        </summary>
      </details>
    </div>
  );
}

/** Number of entries of a folded group. */
export function FoldCount({ count }: { count: number }) {
  return <span className="text-base font-normal text-soft tabular-nums md:hidden">{count}</span>;
}
