import { Link } from "react-router";
import { tabListLook, tabLook } from "./tab-look.ts";

type TabLinksProps = {
  label: string;
  links: readonly { to: string; name: string; count?: string }[];
  current: string;
};

/** Links that look like tabs, such as the categories of a list. Each has its own address. */
export function TabLinks({ label, links, current }: TabLinksProps) {
  return (
    <nav aria-label={label}>
      <ul className={tabListLook}>
        {links.map(({ to, name, count }) => (
          // The key is the name: React must keep the link when its address changes between pointerdown and click.
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
