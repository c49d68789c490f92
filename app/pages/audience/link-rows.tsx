import { Link } from "react-router";
import { documentsPath, filesPath } from "#domain/documents/schema";
import { classNames } from "#app/ui/class-names.ts";
import type { AudienceLink } from "./link-list.server.ts";

/** Files are no pages, so the browser loads them itself. */
const isFile = (to: string) => [documentsPath, filesPath].some((folder) => to.startsWith(`${folder}/`));

/** Ruled list of links with a note each; a row reacts as a whole. */
export function LinkRows({ links, className }: { links: readonly AudienceLink[]; className?: string }) {
  return (
    <ul className={classNames("border-b border-rule", className)}>
      {links.map(({ to, text, note }) => (
        <li key={text} className="border-t border-rule">
          <Link
            to={to}
            reloadDocument={isFile(to)}
            className={classNames("group grid items-baseline gap-x-6 py-3.5", note !== undefined && "md:grid-cols-[2fr_3fr]")}
          >
            <span className="font-label underline-offset-4 hyphens-auto group-hover:underline">{text}</span>
            {note && <span className="text-small text-soft">{note}</span>}
          </Link>
        </li>
      ))}
    </ul>
  );
}
