import { useEffect, useRef } from "react";
import { useLocation, useMatches } from "react-router";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { switchLangQuery } from "#i18n/language-rules.ts";
import { localPath, splitPath } from "#i18n/paths.ts";
import type { SeoData } from "./seo.ts";
import { storeLanguage } from "./language-store.ts";

type LanguageSwitchProps = { language: Language; label: string; open?: boolean };

/** The five languages of this page, as a menu, or `open` as a list. */
export function LanguageSwitch({ language, label, open = false }: LanguageSwitchProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (menu.current) menu.current.open = false;
  }, [key]);
  if (open) return <LanguageList language={language} label={label} className="flex flex-wrap gap-x-5 gap-y-1" />;
  return (
    <details ref={menu} className="relative">
      <summary className="flex min-h-11 items-center gap-2 rounded-control px-3 hover:bg-graphite-raised">
        <span className="sr-only">{label} </span>
        {languages[language].short}
        <span aria-hidden="true">▾</span>
      </summary>
      <LanguageList language={language} label={label} className="absolute right-0 z-10 mt-2 grid min-w-48 rounded-control bg-graphite-raised p-2 shadow-float" />
    </details>
  );
}

/** Full loads by plain links: the server stores the choice, so that this works without JavaScript. */
function LanguageList({ language, label, className }: { language: Language; label: string; className: string }) {
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
            className="block rounded-control px-3 py-2 underline-offset-4 hover:underline aria-current:text-cactus-on-dark"
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
