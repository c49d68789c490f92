import { Link } from "react-router";

/** Text that is a link if it has an address. */
export function OptionalLink({ to, text }: { to: string | undefined; text: string }) {
  if (to === undefined) return text;
  return (
    <Link to={to} className="underline">
      {text}
    </Link>
  );
}
