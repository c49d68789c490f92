import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { CenterData } from "./data.server.ts";

type SectionProps = {
  id: keyof CenterData["copy"]["sections"];
  copy: CenterData["copy"];
  text?: string;
  done?: string;
  children: ReactNode;
};

/** `done` is the success message of the section's form. */
export function Section({ id, copy, text, done, children }: SectionProps) {
  const { name, text: usual } = copy.sections[id];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-rule pb-16 pt-6">
      <h2 id={`${id}-heading`} className="text-h3">
        {name}
      </h2>
      <p className="max-w-prose pb-6 pt-2 text-soft wrap-anywhere">{text ?? usual}</p>
      {done && (
        <div className="max-w-prose pb-6">
          <Notice kind="done" heading={done} />
        </div>
      )}
      {children}
    </section>
  );
}
