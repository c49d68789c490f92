import { Link } from "react-router";
import { classNames } from "#app/ui/class-names.ts";

export type SiteMapLink = { to: string; text: string; lang?: string };
/** `isRow` places the links side by side. */
type SiteMapColumnProps = { heading: string | undefined; links: readonly (SiteMapLink | undefined)[]; isRow?: boolean };

export function SiteMapColumn({ heading, links, isRow }: SiteMapColumnProps) {
  if (links.length === 0) return null;
  return (
    <section className="min-w-0 border-t border-ink pt-4">
      <h2 className="text-h3 hyphens-auto">{heading}</h2>
      <ul className={classNames("pt-3", isRow && "flex flex-wrap gap-x-8")}>
        {links.map(
          (link) =>
            link && (
              <li key={link.to} lang={link.lang}>
                <Link to={link.to} className="inline-block py-1 underline-offset-4 wrap-anywhere hover:text-cactus hover:underline">
                  {link.text}
                </Link>
              </li>
            ),
        )}
      </ul>
    </section>
  );
}
