import type { Link } from "#app/routing/destinations.ts";
import { TextLink } from "#app/ui/text-link.tsx";

export function ErrorLinks({ links, className }: { links: readonly (Link | undefined)[]; className: string }) {
  return (
    <ul className={className}>
      {links.map(
        (link) =>
          link && (
            <li key={link.to}>
              <TextLink to={link.to}>{link.text}</TextLink>
            </li>
          ),
      )}
    </ul>
  );
}
