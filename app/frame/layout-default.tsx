import { ViewTransition } from "react";
import { Outlet, useLocation } from "react-router";
import { PageFrame } from "./page-frame.tsx";
import { Toasts } from "./toasts.tsx";
import { usePageHandle } from "./use-page-handle.ts";

export default function DefaultLayout() {
  const { pathname } = useLocation();
  const { ground = "paper", Newsletter } = usePageHandle();
  return (
    <PageFrame ground={ground} Newsletter={Newsletter}>
      {/* Another page is another <main>: only then is there a transition, not when a page changes its own content. */}
      <ViewTransition key={pathname} default="none" enter="page-enter" exit="page-exit">
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </ViewTransition>
      <Toasts />
    </PageFrame>
  );
}
