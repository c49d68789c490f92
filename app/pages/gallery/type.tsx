import { Logo } from "#app/ui/logo.tsx";
import type { Copy } from "./copy/fr.ts";

const colours = [
  "paper",
  "sand",
  "line",
  "ink",
  "ink-soft",
  "graphite",
  "graphite-raised",
  "cactus",
  "cactus-on-dark",
  "light",
  "sun",
  "sun-deep",
  "danger",
];

export function Type({ copy }: { copy: Copy["type"] }) {
  return (
    <>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(8rem,1fr))] gap-x-gap gap-y-5">
        {colours.map((name) => (
          <li key={name} className="text-small" lang="en">
            <span
              className="mb-2 block h-20 rounded-control border border-line"
              style={{ background: `var(--color-${name})`, printColorAdjust: "exact" }}
            />
            {name}
          </li>
        ))}
      </ul>
      <div className="grid gap-6">
        <Logo className="size-10" />
        <div className="line-of-light" />
        <p className="text-display font-heading">{copy.display}</p>
        <p className="text-h2 font-heading text-balance hyphens-auto">{copy.h2}</p>
        <p className="text-h3 font-heading text-balance">{copy.h3}</p>
        <p className="max-w-[38ch] text-lead">{copy.lead}</p>
        <p className="max-w-[65ch]">{copy.text}</p>
        <p className="text-small text-soft">{copy.small}</p>
      </div>
    </>
  );
}
