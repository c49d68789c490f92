import { TextLink } from "./text-link.tsx";

type PageLink = { to: string; text: string };

/** Links to the previous and the next list page. Renders nothing if there is only one page. */
export function Pagination({ label, current, before, after }: { label: string; current: string; before?: PageLink; after?: PageLink }) {
  if (!before && !after) return null;
  return (
    <nav aria-label={label} className="flex flex-wrap items-baseline gap-x-8 gap-y-2 border-t border-rule pt-6">
      {before && <Direction link={before} rel="prev" />}
      <span aria-current="page" className="tabular-nums text-soft">
        {current}
      </span>
      {after && <Direction link={after} rel="next" />}
    </nav>
  );
}

function Direction({ link, rel }: { link: PageLink; rel: "prev" | "next" }) {
  return (
    <TextLink to={link.to} rel={rel}>
      {link.text}
    </TextLink>
  );
}
