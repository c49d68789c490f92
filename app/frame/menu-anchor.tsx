import type { ReactNode } from "react";
import { Link, NavLink } from "react-router";

type MenuAnchorProps = {
  link: { to: string; isExternal: boolean };
  /** Marks the link to the current page. The footer has none, because the browser never renders it again. */
  marksCurrent?: "exact" | "below";
  lang?: string;
  className?: string;
  children: ReactNode;
};

/** Link of a menu to a page of the site or to another website. */
export function MenuAnchor({ link: { to, isExternal }, marksCurrent, children, ...props }: MenuAnchorProps) {
  if (isExternal)
    return (
      <a href={to} rel="noreferrer" {...props}>
        {children}
      </a>
    );
  if (!marksCurrent)
    return (
      <Link to={to} {...props}>
        {children}
      </Link>
    );
  return (
    <NavLink to={to} end={marksCurrent === "exact"} {...props}>
      {children}
    </NavLink>
  );
}
