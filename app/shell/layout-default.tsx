import { ViewTransition } from "react";
import { Outlet, useLocation } from "react-router";
import { ToastRegion } from "#app/ui/toast-region.tsx";
import { PageFrame } from "./page-frame.tsx";
import { useGround } from "./use-ground.ts";
import { useShell } from "./use-shell.ts";

export default function DefaultLayout() {
  const { pathname } = useLocation();
  return (
    <PageFrame ground={useGround()}>
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

function Toasts() {
  const shell = useShell();
  return shell && <ToastRegion close={shell.copy.close} />;
}
