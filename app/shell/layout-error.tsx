import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { Footer } from "./footer.tsx";
import { Header } from "./header.tsx";
import { useShell } from "./use-shell.ts";

/** Night ground from edge to edge; also stands where nothing of the page's data could be had. */
export function ErrorLayout({ children }: { children: ReactNode }) {
  const shell = useShell();
  return (
    <div className="night min-h-screen">
      {shell && <Header shell={shell} />}
      <main id="main" tabIndex={-1} className="outline-none">
        {children}
      </main>
      {shell && <Footer shell={shell} />}
    </div>
  );
}

export default function Layout() {
  return (
    <ErrorLayout>
      <Outlet />
    </ErrorLayout>
  );
}
