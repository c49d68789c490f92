import { Navigate, useLocation } from "react-router";
import { Layout } from "../frame/layout.tsx";
import { useMe } from "./use-me.ts";

/** Shows the screens behind the sign-in to staff users, and leads everybody else to the sign-in, which comes back here. */
export function SignInGuard() {
  const me = useMe();
  const { pathname, search } = useLocation();
  return me ? <Layout /> : <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
