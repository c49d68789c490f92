import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readAudience } from "../read-audience.server.ts";

export const loader = pageLoader("/for/installers", (input) =>
  readAudience(input, {
    ground: "night",
    picture: pictureOf("half", "roof-morning"),
    first: "/partners?role=installer",
    second: "/support-center/downloads?resource=quick-guide",
    closing: "/contact-us?problemType=commissioning#ask",
    lines: ["residential", "commercial-industrial"],
    productsIn: "plan",
    topics: ["installers"],
    questions: "?topic=installers",
    targets: {
      begin: {
        distributor: "/how-to-buy?kind=distributor",
        apply: "/partners?role=installer",
        meet: "/explore/activity",
      },
      plan: {
        homes: "/solutions/residential-ess#sizing",
        sites: "/solutions/commercial-industrial-ess#sizing",
        dataSheets: "/support-center/downloads?resource=data-sheet",
      },
      build: {
        guides: "/support-center/downloads?resource=quick-guide",
        films: "/support-center/video",
        hub: "/platform/ecos-hub#commissioning",
      },
      serve: {
        codes: "/support-center/error-codes",
        care: "/support-center/maintenance",
        warranty: "/support-center/warranty",
        support: "/support-center/local-support",
      },
    },
    image: previewOf("roof-morning"),
  }),
);
