import { ServerRendered } from "./server-rendered.tsx";

/** Renders header and footer into inert templates on a page without them, for a navigation to a page that shows them. */
export const LayoutTemplates = () => (
  <>
    <ServerRendered name="HeaderContents" as="template" />
    <ServerRendered name="FooterContents" as="template" />
  </>
);
