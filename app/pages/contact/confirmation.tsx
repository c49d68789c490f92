import { Link } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { localPath } from "#i18n/paths.ts";
import type { ContactData } from "./data.server.ts";

export function Confirmation({ copy }: { copy: ContactData["copy"]["sent"] }) {
  const language = usePageLanguage();
  return (
    <output className="block max-w-prose">
      <h1 className="text-h2">{copy.heading}</h1>
      <p className="pb-6 pt-4 text-soft">{copy.text}</p>
      <Link to={localPath(language, "/contact-us")} className="line-link py-1.5 font-label text-action">
        {copy.again}
      </Link>
    </output>
  );
}
