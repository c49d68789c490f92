import type { ReactNode } from "react";

/** Class names of a row with two fields, one below the other on a phone. */
export const twoColumns = "grid gap-6 md:grid-cols-2";

/** Titled part of a long form. */
export function FormPart({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="grid gap-6 border-t border-soft pt-5">
      <h2 className="text-h3">{heading}</h2>
      {children}
    </section>
  );
}
