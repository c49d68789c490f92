import { TextLink } from "./text-link.tsx";

type Way = { to: string; text: string };

/** Ways to the list page before and after this one; nothing where there is only one page. */
export function Pagination({ label, current, before, after }: { label: string; current: string; before?: Way; after?: Way }) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-rule pt-6">
      {before && <Direction way={before} rel="prev" />}
      <span aria-current="page" className="tabular-nums text-soft">
        {current}
      </span>
      {after && <Direction way={after} rel="next" />}
    </nav>
  );
}

function Direction({ way, rel }: { way: Way; rel: "prev" | "next" }) {
  return (
    <TextLink to={way.to} rel={rel}>
      {way.text}
    </TextLink>
  );
}
