import { ViewTransition } from "react";
import { Outlet, useLocation } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useGround } from "./use-ground.ts";
import { useShell } from "./use-shell.ts";

export default function DefaultLayout() {
  const shell = useShell()!;
  const { pathname } = useLocation();
  return (
    <>
      <Header shell={shell} ground={useGround()} />
      {/* Another page is another <main>: only then is there a transition, not when a page changes its own content. */}
      <ViewTransition key={pathname} default="none" enter="page-enter" exit="page-exit">
        <main id="main" tabIndex={-1} className="outline-none">
          <Outlet />
        </main>
      </ViewTransition>
      <Footer shell={shell} />
    </>
  );
}
