import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import type { Ground } from "./use-ground.ts";
import { useShell } from "./use-shell.ts";

/** Also stands where nothing of the page's data could be had. */
export function ErrorLayout({ ground, children }: { ground: Ground; children: ReactNode }) {
  const shell = useShell();
  return (
    <>
      {shell && <Header shell={shell} ground={ground} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {shell && <Footer shell={shell} />}
    </>
  );
}

export default function Layout() {
  return (
    <ErrorLayout ground="paper">
      <Outlet />
    </ErrorLayout>
  );
}
