import { useLocation, useMatches } from "react-router";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import { storeLanguage } from "../language-store.ts";
import type { SeoData } from "#app/page/seo.ts";
import { useOpenOnHover } from "./use-open-on-hover.ts";

/** The five languages of this page, as a menu of the header. */
export function LanguageSwitch({ language, label }: { language: Language; label: string }) {
  const { menu, area, keepOpen } = useOpenOnHover();
  return (
    <div {...area} className="relative max-md:hidden">
      <details ref={menu} name="menu">
        <summary className="bar-entry" onClick={keepOpen}>
          <span className="sr-only">{label} </span>
          {languages[language].short}
        </summary>
        <div className="panel panel-last">
          <LanguageList language={language} label={label} className="menu-links" />
        </div>
      </details>
    </div>
  );
}

type LanguageListProps = { language: Language; label: string; className: string };

/** Full loads by plain links: the server stores the choice, so that this works without JavaScript. */
export function LanguageList({ language, label, className }: LanguageListProps) {
  const { pathname, search } = useLocation();
  const { path } = splitPath(pathname);
  const page = useMatches().at(-1)?.loaderData as { seo?: SeoData } | undefined;
  const existing = page?.seo?.languages ?? languageCodes;
  // Where this page has no edition in a language, its home page is what there is.
  const address = (code: Language) => (existing.includes(code) ? `${localPath(code, path)}${search}` : localPath(code, "/"));
  return (
    <ul aria-label={label} className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={`${address(code)}${address(code).includes("?") ? "&" : "?"}${switchLangQuery}=${code}`}
            rel="nofollow"
            lang={languages[code].tag}
            hrefLang={languages[code].tag}
            aria-current={code === language ? "true" : undefined}
            onClick={() => storeLanguage(code)}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
