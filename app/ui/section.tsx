import type { ReactNode } from "react";
import { classNames } from "./class-names.ts";

export type Ground = "paper" | "sand" | "night";

const grounds: Record<Ground, string> = { paper: "", sand: "bg-sand", night: "night" };

type SectionProps = {
  children: ReactNode;
  ground?: Ground;
  /** Id of the heading that names the section. */
  labelledBy?: string;
  id?: string;
  className?: string;
};

/** A section on its ground, with the site's vertical rhythm. Its content sets its own margins, so that pictures may run to the edge. */
export function Section({ children, ground = "paper", labelledBy, id, className }: SectionProps) {
  return (
    <section id={id} aria-labelledby={labelledBy} className={classNames(grounds[ground], "py-section", className)}>
      {children}
    </section>
  );
}
