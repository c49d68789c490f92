import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { readLineQuestions } from "#app/features/solutions/read-line.server.ts";
import { breadcrumbList } from "#app/frame/breadcrumb-list.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { buildGuide } from "#domain/guides/schema";
import { linkList } from "#app/page/link-list.server.ts";
import { readGuides } from "../read-guides.server.ts";
import { path } from "./path.ts";
import { readPlantDocuments } from "./plant-documents.server.ts";
import { plantView } from "./plant-view.server.ts";

export const loader = pageLoader(path, async ({ page, query, copy, seo }) => {
  const { language } = page;
  const [{ shared, questions }, guides, { files, certificates }] = await Promise.all([
    readLineQuestions(page, { line: "utility", topics: ["installation", "operation"] }),
    readGuides(page),
    readPlantDocuments(page, copy.documents),
  ]);
  const { steps, start, checks } = buildGuide("power-conversion", guides, "TIANYUAN");
  const { design, evidence, control, acceptance } = copy.stations;
  return {
    copy,
    shared,
    seo: { ...seo, image: previewOf("crane-lift"), jsonLd: [await breadcrumbList(page, [{ name: copy.name, path }])] },
    ...plantView(language, query, copy.tool, shared.sizing),
    stations: [
      {
        ...design,
        links: linkList(page, design.links, {
          blocks: "/solutions/utility-ess#blocks",
          diagram: "/solutions/commercial-industrial-ess#single-line",
          settle: "/solutions/utility-ess#settle",
        }),
      },
      { ...copy.stations.documents, links: files },
      {
        heading: evidence.heading,
        text: certificates.length > 0 ? evidence.published : evidence.text,
        links: [
          ...certificates,
          ...linkList(page, evidence.links, {
            gridCode: "/support-center/faqs?line=utility&topic=installation",
            safety: "/support-center/faqs?line=utility&topic=safety",
          }),
        ],
      },
      { ...copy.stations.installation, picture: pictureOf("half", "crane-lift"), items: steps },
      { ...control, links: linkList(page, control.links, { panguOs: "/platform/PANGU-OS", openApi: "/platform/open-api" }) },
      { ...copy.stations.commissioning, items: start },
      {
        ...acceptance,
        items: checks,
        isChecklist: true,
        links: linkList(page, acceptance.links, {
          codes: "/support-center/error-codes?family=tianyuan",
          warranty: "/support-center/warranty",
          apply: "/partners?role=epc",
        }),
      },
    ],
    questions,
  };
});

export type EpcData = Awaited<ReturnType<typeof loader>>;
