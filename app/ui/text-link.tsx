import { Link, type LinkProps } from "react-router";
import { classNames } from "./class-names.ts";

/** Standalone link; links inside a sentence are an underlined `<Link>`. */
export function TextLink({ className, ...rest }: LinkProps) {
  return (
    <Link {...rest} className={classNames("line-link inline-block py-1.5 font-label text-action forced-colors:underline", className)} />
  );
}
