import { pictureOf, previewOf } from "#app/assets/pictures.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readAudience } from "../read-audience.server.ts";

export const loader = pageLoader("/for/distributors", (input) =>
  readAudience(input, {
    ground: "sand",
    picture: pictureOf("half", "dealers-yard"),
    first: "/partners?role=distributor",
    second: "/products",
    closing: "/contact-us?problemType=purchase#ask",
    lines: ["residential", "commercial-industrial", "utility"],
    productsIn: "range",
    topics: ["distributors"],
    questions: "?topic=distributors",
    targets: {
      join: {
        apply: "/partners?role=distributor",
        meet: "/explore/expo",
      },
      range: {
        compare: "/products",
        dataSheets: "/support-center/downloads?resource=data-sheet",
      },
      sell: {
        pictures: "/support-center/downloads?resource=picture",
        mark: "/about-us/mark",
        cases: "/solutions/cases",
        finder: "/how-to-buy?kind=distributor",
      },
      serve: {
        hub: "/platform/ecos-hub#roles",
        codes: "/support-center/error-codes",
        warranty: "/support-center/warranty",
        support: "/support-center/local-support",
      },
    },
    image: previewOf("dealers-yard"),
  }),
);
