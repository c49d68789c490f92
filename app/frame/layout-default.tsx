import { Outlet, useLocation } from "react-router";
import { PageFrame } from "./page-frame.tsx";
import { Toasts } from "./toasts.tsx";
import { usePageHandle } from "./use-page-handle.ts";

export default function DefaultLayout() {
  const { pathname } = useLocation();
  const { ground = "paper", Newsletter } = usePageHandle();
  return (
    <PageFrame ground={ground} Newsletter={Newsletter}>
      {/* Another page is another <main>, which begins anew. */}
      <main key={pathname} id="main" tabIndex={-1} className="outline-none">
        <Outlet />
      </main>
      <Toasts />
    </PageFrame>
  );
}
