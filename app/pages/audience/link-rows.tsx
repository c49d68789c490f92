import { Link } from "react-router";
import { isFile } from "#app/page/is-file.ts";
import { classNames } from "#app/ui/class-names.ts";
import type { NotedLink } from "#app/page/link-list.server.ts";

/** Ruled list of links with a note each; a row reacts as a whole. */
export function LinkRows({ links, className }: { links: readonly NotedLink[]; className?: string }) {
  return (
    <ul className={classNames("border-b border-rule", className)}>
      {links.map(({ to, text, note }) => (
        <li key={text} className="border-t border-rule">
          <Link
            to={to}
            reloadDocument={isFile(to)}
            className={classNames("link-row grid items-baseline gap-x-6 py-3.5", note !== undefined && "md:grid-cols-[2fr_3fr]")}
          >
            <span className="font-label hyphens-auto">{text}</span>
            {note && <span className="text-small text-soft">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
