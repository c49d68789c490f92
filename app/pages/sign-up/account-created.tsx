import { Link } from "react-router";
import { SentHeading } from "#app/form/sent-heading.tsx";
import { useLayoutData } from "#app/frame/use-layout-data.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { localPath } from "#i18n/paths.ts";
import type { SignUpData } from "./data.server.ts";

export function AccountCreated({ copy }: { copy: SignUpData["copy"]["done"] }) {
  const language = usePageLanguage();
  const center = useLayoutData()?.navigation.links.tools.personalCenter;
  return (
    <output className="block max-w-prose">
      <SentHeading>{copy.heading}</SentHeading>
      <p className="pb-8 pt-4 text-soft">{copy.text}</p>
      <span className="flex flex-wrap items-center gap-x-8 gap-y-4">
        {center && <ButtonLink to={center.to}>{copy.open}</ButtonLink>}
        <Link to={localPath(language, "/")} className="line-link py-1.5 font-label text-action">
          {copy.home}
        </Link>
      </span>
    </output>
  );
}
