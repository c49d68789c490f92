import { data } from "react-router";

/** Throws a 404 for every address that no row of the route table matches. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
