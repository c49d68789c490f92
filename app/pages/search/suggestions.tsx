import { Link } from "react-router";

export type Suggestion = { to: string; text: string; note?: string; lang?: string };

/** Links shown before a search and for a search without results. */
export function Suggestions({ heading, links }: { heading: string; links: readonly Suggestion[] }) {
  return (
    <section className="min-w-0">
      <h2 className="pb-3 text-h3">{heading}</h2>
      <ul className="border-b border-line">
        {links.map((link) => (
          <li key={link.to} className="border-t border-line">
            <Link to={link.to} className="link-row flex items-baseline justify-between gap-x-6 py-2.5 max-md:flex-col">
              <span className="wrap-anywhere" lang={link.lang}>
                {link.text}
              </span>
              {link.note && (
                <span className="text-small text-ink-soft md:text-right" lang={link.lang}>
                  {link.note}
                </span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
