import { useLoaderData } from "react-router";
import { Assumptions } from "#app/features/solutions/assumptions.tsx";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { FigureText } from "#app/ui/figure-text.tsx";
import { TextLink } from "#app/ui/text-link.tsx";
import { localPath } from "#i18n/paths.ts";
import { LinkRows } from "../link-rows.tsx";
import { BillTool } from "./bill-tool.tsx";
import { DayDrawing } from "./day-drawing.tsx";
import { path } from "./path.ts";
import type { HomeOwnersData, loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ForHomeOwners() {
  const data = useLoaderData<typeof loader>();
  const { copy, shared, result, questions, links, comparison } = data;
  const language = usePageLanguage();
  return (
    <>
      <section className="bg-sand">
        <Container className="pt-6 pb-12 lg:pb-16">
          <PageBreadcrumb current={copy.name} />
          <h1 className="max-w-[18ch] pt-8 text-display text-balance hyphens-auto lg:pt-12">{copy.heading}</h1>
          <BillTool data={data} path={localPath(language, path)} />
        </Container>
      </section>
      {result && <Evening copy={copy} result={result} />}
      <Container className="pt-10">
        <div className="max-w-3xl">
          <Assumptions summary={shared.sizing.assumptions} assumptions={data.assumptions} />
        </div>
      </Container>
      <LineQuestions questions={questions} copy={shared} filter="?line=residential" />
      <Container className="grid gap-x-gap gap-y-6 pb-section lg:grid-cols-12">
        <h2 className="text-h3 lg:col-span-4">{copy.further.heading}</h2>
        <div className="lg:col-span-7 lg:col-start-6">
          <LinkRows links={links} />
          {comparison && (
            <p className="pt-4">
              <TextLink to={comparison}>{copy.further.compare}</TextLink>
            </p>
          )}
        </div>
      </Container>
    </>
  );
}

function Evening({ copy, result }: { copy: HomeOwnersData["copy"]; result: NonNullable<HomeOwnersData["result"]> }) {
  return (
    <section aria-labelledby="evening">
      <h2 id="evening" className="sr-only">
        {copy.day.heading}
      </h2>
      <DayDrawing copy={copy.day} drawing={result.drawing} label={result.label} caption={result.caption} />
      <Container className="pt-12">
        <FigureText {...result.night} className="max-md:flex-wrap" />
      </Container>
    </section>
  );
}
