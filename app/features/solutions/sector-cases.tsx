import { Link } from "react-router";
import { Tag } from "#app/ui/tag.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { functionIdOf, type Sector } from "#app/page/sectors.ts";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import type { CaseView } from "./case-view.server.ts";
import type { SolutionsCopy } from "./copy/fr.ts";
import { PowerProfile, PowerProfileKeys } from "./power-profile.tsx";

type SectorCasesProps = { sector: Sector; cases: readonly CaseView[]; heading: string; copy: SolutionsCopy };

/** Cases of a sector: the first with the day of its site, the others as rows. Each links to its place on the page of all cases. */
export function SectorCases({ sector, cases, heading, copy }: SectorCasesProps) {
  const language = usePageLanguage();
  const [first, ...others] = cases;
  if (!first) return null;
  const address = `${localPath(language, "/solutions/cases")}?functionId=${functionIdOf(sector)}`;
  const link = (item: CaseView, className = "decoration-2 underline-offset-4 after:absolute after:inset-0 group-hover:underline") => (
    <Link to={`${address}#${item.id}`} className={className}>
      {item.title}
    </Link>
  );
  return (
    <div className="grid gap-x-gap gap-y-10 lg:grid-cols-12">
      <div className="flex flex-wrap items-baseline justify-between gap-x-8 gap-y-3 lg:col-span-12">
        <h2 className="text-title">{heading}</h2>
        <TextLink to={address}>{copy.cases.all}</TextLink>
      </div>
      <article lang={first.lang} className="group relative lg:col-span-7">
        {first.profile && (
          <>
            <PowerProfile {...first.profile} />
            <PowerProfileKeys profiles={[first.profile]} copy={copy.cases.profile.keys} className="pt-2" />
          </>
        )}
        <div className="pt-5">
          <CaseFigures figures={first.figures} />
        </div>
        <h3 className="py-2 text-h3">
          {link(first)} {first.example && <Tag>{copy.example}</Tag>}
        </h3>
        <p className="max-w-[60ch] text-soft">{first.lead}</p>
      </article>
      <ul className="lg:col-span-4 lg:col-start-9">
        {others.map((item) => (
          <li
            key={item.id}
            lang={item.lang}
            className="link-row flex flex-col gap-2 border-t border-rule py-6 first:lg:border-t-3 first:lg:border-mark"
          >
            <CaseFigures figures={item.figures} />
            <h3 className="text-h3">
              {link(item, "row-link")} {item.example && <Tag>{copy.example}</Tag>}
            </h3>
            <p className="text-soft">{item.lead}</p>
          </li>
        ))}
      </ul>
    </div>
  );
}

export function CaseFigures({ figures, large = false }: Pick<CaseView, "figures"> & { large?: boolean }) {
  return (
    <p className="flex flex-wrap items-baseline gap-x-8 gap-y-2">
      {figures.map(({ number, unit }) => (
        <span key={unit} className="whitespace-nowrap">
          <span className={large ? "text-h2 font-monument tabular-nums" : "text-h3 tabular-nums"}>{number}</span>
          <span className={large ? "text-h3" : undefined}>
            {"\u00a0"}
            {unit}
          </span>
        </span>
      ))}
    </p>
  );
}
