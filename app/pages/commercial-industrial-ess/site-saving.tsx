import type { SiteSaving as SiteSavingData } from "./site-saving.server.ts";

/** Yearly saving with the parts that it is made of. */
export function SiteSaving({ heading, total, parts, notes }: SiteSavingData) {
  return (
    <section aria-labelledby="saving" className="mt-12 border-t-3 border-mark pt-6">
      <h4 id="saving" className="pb-3 text-small text-soft">
        {heading}
      </h4>
      <p className="pb-6 text-h2">{total}</p>
      <dl className="border-b border-rule">
        {parts.map(({ name, text, amount }) => (
          <div key={name} className="grid gap-x-gap gap-y-1 border-t border-rule py-4 md:grid-cols-[14rem_14rem_1fr]">
            <dt className="font-label">{name}</dt>
            <dd className="tabular-nums">{amount}</dd>
            <dd className="max-w-[56ch] text-small text-soft">{text}</dd>
          </div>
        ))}
      </dl>
      <div className="grid max-w-[70ch] gap-3 pt-6">
        {notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    </section>
  );
}
