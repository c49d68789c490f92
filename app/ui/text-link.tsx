import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

/** A link that stands alone; inside a sentence an underlined `<Link>` serves. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames("line-link inline-block py-1.5 font-label text-action forced-colors:underline", className)} />
  );
}
