import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readAudience } from "../read-audience.server.ts";

export const loader = pageLoader("/for/epc", (input) =>
  readAudience(input, {
    ground: "sky",
    picture: pictureOf("wide", "crane-lift"),
    first: "/solutions/utility-ess#sizing",
    second: "/project-request",
    closing: "/project-request",
    lines: ["utility", "commercial-industrial"],
    productsIn: "system",
    topics: ["installation", "operation"],
    questions: "?line=utility",
    targets: {
      size: {
        plant: "/solutions/utility-ess#sizing",
        site: "/solutions/commercial-industrial-ess#sizing",
        cases: "/solutions/cases?functionId=1",
      },
      system: {
        blocks: "/solutions/utility-ess#blocks",
        documents: "/support-center/downloads?product=tianyuan-200k",
      },
      build: {
        settle: "/solutions/utility-ess#settle",
        gridCode: "/support-center/faqs?line=utility&topic=installation",
        safety: "/support-center/faqs?line=utility&topic=safety",
        articles: "/explore/blog?topic=technology",
      },
      run: {
        panguOs: "/platform/PANGU-OS",
        openApi: "/platform/open-api",
        codes: "/support-center/error-codes?family=tianyuan",
        warranty: "/support-center/warranty",
        apply: "/partners?role=epc",
      },
    },
    image: previewOf("crane-lift"),
  }),
);
