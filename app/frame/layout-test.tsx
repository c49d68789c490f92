import { Outlet } from "react-router";
import { Container } from "#app/ui/container.tsx";
import { LayoutTemplates } from "./layout-templates.tsx";

/** Layout without header and footer, for the component gallery. */
export default function TestLayout() {
  return (
    <main id="main">
      <Container className="py-12">
        <Outlet />
      </Container>
      <LayoutTemplates />
    </main>
  );
}
