import { previewOf } from "#app/assets/pictures.server.ts";
import { entryPicture } from "#app/page/entry-picture.server.ts";
import { pageLoader } from "#app/page/page-loader.server.ts";
import { readAudience } from "../read-audience.server.ts";

export const loader = pageLoader("/for/home-owners", (input) =>
  readAudience(input, {
    ground: "sand",
    picture: entryPicture(input.page, "wide", "case-farmhouse"),
    first: "/solutions/residential-ess#sizing",
    second: "/how-to-buy?kind=installer&line=residential",
    closing: "/contact-us?problemType=purchase#ask",
    lines: ["residential"],
    productsIn: "choose",
    topics: ["installation", "backup"],
    questions: "?line=residential",
    targets: {
      size: {
        calculate: "/solutions/residential-ess#sizing",
        cases: "/solutions/cases?functionId=3",
        articles: "/explore/blog?topic=planning",
      },
      choose: {
        compare: { compare: ["agave-th-three-phase-home-battery-energy-storage-system", "myrtillo-ess-high-voltage-lfp-battery"] },
        dataSheets: "/support-center/downloads?resource=data-sheet",
      },
      install: {
        installer: "/how-to-buy?kind=installer&line=residential",
        place: "/support-center/faqs?line=residential&topic=installation",
        outage: "/support-center/faqs?line=residential&topic=backup",
      },
      live: {
        ecos: "/platform/ECOS",
        app: "/app-download",
        care: "/support-center/maintenance",
        codes: "/support-center/error-codes",
        warranty: "/support-center/warranty",
      },
    },
    image: previewOf("house-detail"),
  }),
);
