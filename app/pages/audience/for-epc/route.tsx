import { useLoaderData } from "react-router";
import { LineQuestions } from "#app/features/solutions/line-questions.tsx";
import { PageBreadcrumb } from "#app/frame/page-breadcrumb.tsx";
import { usePageLanguage } from "#app/page/use-page-language.ts";
import { Container } from "#app/ui/container.tsx";
import { localPath } from "#i18n/paths.ts";
import { path } from "./path.ts";
import { PlantTool } from "./plant-tool.tsx";
import { Station } from "./station.tsx";
import type { loader } from "./data.server.ts";

export { loader } from "./data.server.ts";
export { clientLoader, meta } from "#app/page/page-exports.ts";

export default function ForEpc() {
  const data = useLoaderData<typeof loader>();
  const { copy, shared, stations, questions } = data;
  const language = usePageLanguage();
  return (
    <>
      <Container className="pt-6">
        <PageBreadcrumb current={copy.name} />
        <div className="grid items-end gap-x-gap gap-y-4 pt-8 pb-10 lg:grid-cols-12 lg:pt-12 lg:pb-16">
          <h1 className="text-display text-balance hyphens-auto lg:col-span-8 lg:text-[clamp(2.75rem,4.6vw,4.75rem)]">{copy.heading}</h1>
          <p className="max-w-[40ch] text-lead lg:col-span-4">{copy.lead}</p>
        </div>
        <ol>
          <Station number={1} heading={copy.stations.specification.heading} text={copy.stations.specification.text}>
            <PlantTool data={data} path={localPath(language, path)} />
          </Station>
          {stations.map((station, index) => (
            <Station key={station.heading} number={index + 2} {...station} isLast={index === stations.length - 1} />
          ))}
        </ol>
      </Container>
      <LineQuestions questions={questions} copy={shared} filter="?line=utility" />
    </>
  );
}
