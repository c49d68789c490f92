import { useLocation } from "react-router";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import type { SolutionsCopy } from "./copy/fr.ts";

type CalculationLinksProps = { line: "commercial-industrial" | "utility"; copy: SolutionsCopy["sizing"]["onward"] };

/** Links that pass the calculation of this page to the forms of a project and of an installer. */
export function CalculationLinks({ line, copy }: CalculationLinksProps) {
  const language = usePageLanguage();
  const { pathname, search } = useLocation();
  const query = new URLSearchParams({ calculation: pathname + (search || "?") });
  return (
    <p className="flex flex-wrap items-center gap-x-8 gap-y-4 pt-8 print:hidden">
      <ButtonLink to={`${localPath(language, "/project-request")}?${query}`}>{copy.send}</ButtonLink>
      <TextLink to={`${localPath(language, "/how-to-buy")}?line=${line}&${query}#installer`}>{copy.installer}</TextLink>
    </p>
  );
}
