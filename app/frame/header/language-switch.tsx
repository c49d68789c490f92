import { useLocation } from "react-router";
import { languageCodes, languages, type Language } from "#i18n/languages.ts";
import { chooseLanguage } from "../language-store.ts";
import { languageAddress, useAvailableLanguages } from "./language-links.ts";

export function LanguageSwitch({ language, label }: { language: Language; label: string }) {
  return (
    <div data-hover className="relative max-md:hidden">
      <details name="menu">
        <summary className="bar-entry">
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

/** Plain links that load a new document: the server stores the choice, so the switch works without JavaScript. */
export function LanguageList({ language, label, className }: LanguageListProps) {
  const location = useLocation();
  const availableLanguages = useAvailableLanguages();
  return (
    <ul aria-label={label} className={className}>
      {languageCodes.map((code) => (
        <li key={code}>
          <a
            href={languageAddress(code, location, availableLanguages)}
            rel="nofollow"
            lang={languages[code].tag}
            hrefLang={languages[code].tag}
            aria-current={code === language ? "true" : undefined}
            onClick={() => chooseLanguage(code)}
          >
            {languages[code].name}
          </a>
        </li>
      ))}
    </ul>
  );
}
