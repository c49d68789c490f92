import { useLocation } from "react-router";
import { RibCactus } from "#app/ui/rib-cactus.tsx";
import { ErrorLinks } from "./error-links.tsx";
import { localPath } from "#i18n/paths.ts";
import styles from "./not-found.css?url";
import { SearchForm } from "../header/search-form.tsx";
import { StatusMessage } from "./status-message.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useLayoutData } from "../use-layout-data.ts";

export function NotFoundView() {
  const { pathname } = useLocation();
  const language = usePageLanguage();
  const layoutData = useLayoutData();
  const copy = layoutData?.copy.errors;
  const links = layoutData?.navigation.links;
  const home = layoutData && { to: localPath(language, "/"), text: layoutData.copy.home };
  return (
    <div className="night not-found">
      <link rel="stylesheet" href={styles} precedence="default" />
      <div className="wrap not-found-text">
        <p className="text-small tabular-nums">{copy?.status} 404</p>
        <h1 className="text-display">{copy?.notFound.heading ?? "404"}</h1>
        <p className="text-lead">{copy?.notFound.description}</p>
        {links?.tools.search && <SearchForm {...links.tools.search} label={copy?.notFound.search} />}
        <ErrorLinks
          links={[home, links?.products.all, links?.explore.news, links?.legal.siteMap]}
          className="flex flex-wrap gap-x-8 gap-y-2"
        />
        <StatusMessage kind="notFound" path={decodePath(pathname)} className="text-small wrap-anywhere" />
      </div>
      <RibCactus className="not-found-cactus" />
    </div>
  );
}

/** Decodes the path for display; shows a malformed path unchanged. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
