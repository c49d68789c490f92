import { Outlet, useLocation } from "react-router";
import { PageLayout } from "./page-layout.tsx";
import { Toasts } from "./toasts.tsx";
import { usePageHandle } from "./use-page-handle.ts";

export default function DefaultLayout() {
  const { pathname } = useLocation();
  const { ground = "paper", Newsletter } = usePageHandle();
  return (
    <PageLayout ground={ground} Newsletter={Newsletter}>
      {/* A new `<main>` per page resets its state, such as the focus. */}
      <main key={pathname} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Toasts />
    </PageLayout>
  );
}
