import { entryPicture, entryPreview } from "#app/page/entry-picture.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readAudience } from "../read-audience.server.ts";

export const loader = pageLoader("/for/business", (input) =>
  readAudience(input, {
    ground: "sky",
    picture: entryPicture(input.page, "wide", "case-cold-store"),
    crop: "object-[76%_50%]",
    first: "/solutions/commercial-industrial-ess#sizing",
    second: "/project-request",
    closing: "/project-request",
    lines: ["commercial-industrial"],
    productsIn: "system",
    topics: ["backup", "operation"],
    questions: "?line=commercial-industrial",
    targets: {
      size: {
        calculate: "/solutions/commercial-industrial-ess#sizing",
        cases: "/solutions/cases?functionId=2",
        articles: "/explore/blog?topic=business",
      },
      system: {
        diagram: "/solutions/commercial-industrial-ess#single-line",
        parallel: "/solutions/commercial-industrial-ess#parallel",
        documents: "/support-center/downloads?product=tianyuan-60k",
      },
      prepare: {
        connection: "/support-center/faqs?line=commercial-industrial&topic=installation",
        insurer: "/support-center/faqs?line=commercial-industrial&topic=safety",
        builder: "/how-to-buy?line=commercial-industrial",
      },
      run: {
        panguOs: "/platform/PANGU-OS",
        codes: "/support-center/error-codes?family=tianyuan",
        warranty: "/support-center/warranty",
        support: "/support-center/local-support?line=commercial-industrial",
      },
    },
    image: entryPreview(input.page, "case-cold-store"),
  }),
);
