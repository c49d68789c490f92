import { data } from "react-router";

/** Every address that no row of the route table matches. */
export function loader(): never {
  throw data(null, { status: 404 });
}

export default function NotFound() {
  return null;
}
