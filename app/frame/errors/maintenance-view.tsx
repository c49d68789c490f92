import { Container } from "#app/ui/container.tsx";
import { ErrorLinks } from "./error-links.tsx";
import { localPath } from "#i18n/paths.ts";
import type { Copy } from "../copy/fr.ts";
import { StatusMessage, statusMessages } from "./status-message.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "../use-layout-data.ts";

/** Placeholder of a page under maintenance, with links to other pages. `texts`: messages of the page, if the layout data has none. */
export function MaintenanceView({ texts }: { texts?: Copy["errors"]["maintenance"] }) {
  const language = usePageLanguage();
  const layoutData = useLayoutData();
  const copy = texts ?? layoutData?.copy.errors.maintenance;
  const links = layoutData?.navigation.links;
  const home = layoutData && { to: localPath(language, "/"), text: layoutData.copy.home };
  return (
    <Container className="flex min-h-[70svh] flex-col justify-end gap-6 pb-20 pt-28 lg:pb-28">
      <h1 className="max-w-[14ch] text-display">{copy?.heading ?? statusMessages.maintenance}</h1>
      <div aria-hidden="true" className="line-of-light w-2/5 outline outline-ink" />
      <p className="max-w-prose text-lead">{copy?.description}</p>
      <StatusMessage kind="maintenance" message={copy?.message} className="text-small text-soft" />
      <ErrorLinks
        links={[home, links?.products.all, links?.support.center, links?.company.contact]}
        className="flex flex-wrap gap-x-8 gap-y-2 border-t border-rule pt-5"
      />
    </Container>
  );
}
