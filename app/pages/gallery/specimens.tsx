import type { ReactNode } from "react";
import type { Copy } from "./copy/fr.ts";
import { keysOf } from "#i18n/keys-of.ts";

export type Ground = keyof Copy["grounds"];

const looks: Record<Ground, string> = { paper: "border-rule", sand: "border-transparent bg-sand", night: "night border-transparent" };

type SpecimensProps = {
  names: Copy["grounds"];
  /** Wide specimens are stacked, others stand side by side. */
  wide?: boolean;
  children: (ground: Ground) => ReactNode;
};

export function Specimens({ names, wide = false, children }: SpecimensProps) {
  const grounds = keysOf(looks);
  return (
    <div className={wide ? "grid gap-gap" : "grid gap-gap lg:grid-cols-3"}>
      {grounds.map((ground) => (
        <div key={ground} data-ground={ground} className={`min-w-0 rounded-picture border p-5 md:p-7 ${looks[ground]}`}>
          <p className="pb-6 text-small text-soft">{names[ground]}</p>
          <div className="grid gap-8">{children(ground)}</div>
        </div>
      ))}
    </div>
  );
}

export function Group({ id, heading, children }: { id: string; heading: string; children: ReactNode }) {
  return (
    <section id={id} aria-labelledby={`${id}-heading`} className="grid gap-8 border-t border-line pt-8">
      <h2 id={`${id}-heading`} className="text-h2 hyphens-auto">
        {heading}
      </h2>
      {children}
    </section>
  );
}
