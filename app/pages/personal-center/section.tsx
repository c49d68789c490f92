import type { ReactNode } from "react";
import { Notice } from "#app/ui/notice.tsx";
import type { CenterData } from "./data.server.ts";

type SectionProps = {
  id: keyof CenterData["copy"]["sections"];
  copy: CenterData["copy"];
  text?: string;
  successText?: string;
  children: ReactNode;
};

/** `done` is the success message of the section's form. */
export function Section({ id, copy, text, successText, children }: SectionProps) {
  const { name, text: defaultText } = copy.sections[id];
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="border-t border-rule pb-16 pt-6">
      <h2 id={`${id}-heading`} className="text-h3">
        {name}
      </h2>
      <p className="max-w-prose pb-6 pt-2 text-soft wrap-anywhere">{text ?? defaultText}</p>
      {successText && (
        <div className="max-w-prose pb-6">
          <Notice kind="done" heading={successText} />
        </div>
      )}
      {children}
    </section>
  );
}
