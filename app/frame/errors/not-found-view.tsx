import { useLocation } from "react-router";
import { composePicture } from "#app/assets/compose-picture.ts";
import desertNight from "#app/assets/encoded/wide/desert-night.json";
import { PictureView } from "#app/ui/picture.tsx";
import { WaysOn } from "./ways-on.tsx";
import { localPath } from "#i18n/paths.ts";
import styles from "./not-found.css?url";
import { SearchForm } from "../header/search-form.tsx";
import { StatusMessage } from "./status-message.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { useShell } from "../use-shell.ts";

/** In the code, because a page that does not exist has no data. */
const addresses = import.meta.glob<string>("../../assets/encoded/wide/desert-night-*.{avif,webp}", {
  query: "?url",
  import: "default",
  eager: true,
});
const picture = composePicture(desertNight, (end) => addresses[`../../assets/encoded/wide/desert-night${end}`] ?? "");

/** The desert at night, a search field, and the ways home. */
export function NotFoundView() {
  const { pathname } = useLocation();
  const language = usePageLanguage();
  const shell = useShell();
  const copy = shell?.copy.errors;
  const links = shell?.navigation.links;
  const home = shell && { to: localPath(language, "/"), text: shell.copy.home };
  return (
    <div className="night desert">
      <link rel="stylesheet" href={styles} precedence="default" />
      <PictureView picture={picture} alt="" sizes="max(100vw, 178vh)" first />
      <div className="wrap desert-words">
        <p className="text-small tabular-nums">{copy?.status} 404</p>
        <h1 className="text-display">{copy?.notFound.heading ?? "404"}</h1>
        <p className="text-lead">{copy?.notFound.description}</p>
        {links?.tools.search && <SearchForm {...links.tools.search} />}
        <WaysOn links={[home, links?.products.all, links?.explore.news, links?.legal.siteMap]} className="flex flex-wrap gap-x-8 gap-y-2" />
        <StatusMessage kind="notFound" path={decodePath(pathname)} className="text-small wrap-anywhere" />
      </div>
    </div>
  );
}

/** As the visitor typed it; an address that cannot be decoded is shown as it came. */
function decodePath(pathname: string): string {
  try {
    return decodeURI(pathname);
  } catch {
    return pathname;
  }
}
