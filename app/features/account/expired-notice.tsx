import { Link } from "react-router";
import { Notice } from "#app/ui/notice.tsx";
import { localPath } from "#i18n/paths.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { Copy } from "./copy/fr.ts";

/** Notice that the session has expired, with links to log in: in this tab, or in another one that keeps the values of the form. */
export function ExpiredNotice({ copy, next }: { copy: Copy["expired"]; next: string }) {
  const to = `${localPath(usePageLanguage(), "/login")}?${new URLSearchParams({ next })}`;
  return (
    <Notice kind="failed" heading={copy.heading}>
      <p>{copy.text}</p>
      <p className="flex flex-wrap gap-x-6 gap-y-1 pt-1">
        <Link to={to} target="_blank" className="font-label underline">
          {copy.newTab}
        </Link>
        <Link to={to} className="underline">
          {copy.sameTab}
        </Link>
      </p>
    </Notice>
  );
}
