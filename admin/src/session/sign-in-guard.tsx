import { Navigate, useLocation } from "react-router";
import { Layout } from "../layout/layout.tsx";
import { useCurrentUser } from "./use-current-user.ts";

/** Redirects to the sign-in without a session, which then returns to the requested screen. */
export function SignInGuard() {
  const me = useCurrentUser();
  const { pathname, search } = useLocation();
  return me ? <Layout /> : <Navigate to="/login" replace state={{ from: pathname + search }} />;
}
