import { Link } from "react-router";
import { tabListLook, tabLook } from "./tab-look.ts";

type TabLinksProps = {
  label: string;
  links: readonly { to: string; name: string; count?: string }[];
  /** Address of the link that leads here. */
  current: string;
};

/** Ways to show the same list otherwise, each with an address of its own, such as one category of it. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={tabListLook}>
        {links.map(({ to, name, count }) => (
          // By its name: where an address grows while one is about to press it, the link stays the same.
          <li key={name}>
            <Link to={to} preventScrollReset viewTransition aria-current={to === current ? "true" : undefined} className={tabLook}>
              {name}
              {count && <span className="pl-1.5 text-small font-normal tabular-nums">{count}</span>}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
