import type { ReactNode } from "react";
import { Link } from "react-router";

type ButtonLinkProps = {
  to: string;
  children: ReactNode;
  /** The second choice beside a first. */
  quiet?: boolean;
  onDark?: boolean;
};

const looks = {
  paper: { first: "bg-cactus text-white hover:bg-cactus-deep", quiet: "border border-ink-soft text-ink hover:border-cactus hover:text-cactus" },
  dark: { first: "bg-cactus-on-dark text-graphite hover:bg-light", quiet: "border border-on-dark-soft text-on-dark hover:border-cactus-on-dark" },
};

/** A link that asks to be followed. */
export function ButtonLink({ to, children, quiet = false, onDark = false }: ButtonLinkProps) {
  const look = looks[onDark ? "dark" : "paper"][quiet ? "quiet" : "first"];
  return (
    <Link to={to} className={`inline-flex min-h-11 items-center rounded-control px-5 py-2.5 font-medium transition-colors ${look}`}>
      {children}
    </Link>
  );
}
