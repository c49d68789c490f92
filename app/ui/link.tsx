import { Link as RouterLink, type LinkProps } from "react-router";

/** Link of the router whose page fades in (transitions.css). A link within the page jumps. */
export function Link({ to, ...rest }: LinkProps) {
  const isWithinPage = typeof to === "string" && to.startsWith("#");
  return <RouterLink to={to} viewTransition={!isWithinPage} {...rest} />;
}
