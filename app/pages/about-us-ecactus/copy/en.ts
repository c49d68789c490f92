import { chapterPaths, type Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Our story: four desert plants",
    description:
      "AGAVE-TH, MYRTILLO, COPIA, and cholla are named after four desert plants that store water, as our batteries store solar power.",
    keywords: ["brand story", "cactus", "agave", "myrtillocactus", "copiapoa", "cholla"],
  },
  about: "About us",
  story: "Our story",
  heading: "Store the sun like a cactus",
  lead: "A cactus stores water for dry weeks; our batteries store solar power for the night. AGAVE-TH, MYRTILLO, COPIA, and cholla are named after four desert plants.",
  ribs: {
    heading: "Cactus ribs expand with stored water",
    sentences: [
      "The ribs let a cactus change its volume.",
      "They expand as the plant stores water and fold as it uses the water.",
      "Our batteries also grow with the energy they store: module by module.",
    ],
    dry: "Dry season",
    rain: "After the rain",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, of the asparagus family",
      plant: "The agave stores water in thick leaves around one core.",
      device: "AGAVE-TH combines the inverter and battery in one tower, with all connections on one side.",
      product: "See AGAVE-TH",
      to: chapterPaths.agave,
      alt: "An agave with toothed blue-green leaves beside an AGAVE-TH, in the low light of evening",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexico",
      plant: "Myrtillocactus is a columnar cactus that branches early, column by column.",
      device: "MYRTILLO grows by modules and towers from 4.99 to 149.76\u00a0kWh.",
      product: "See MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "A cactus of ribbed blue-green columns beside three stacked MYRTILLO modules",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, coast of the Atacama",
      plant: "Copiapoa grows where rain is rare and uses the fog that rises from the sea.",
      device: "COPIA is the hybrid inverter for the solar panels, MYRTILLO battery, house, and grid.",
      product: "See COPIA",
      to: chapterPaths.copia,
      alt: "A mound of chalk-gray copiapoa heads on a plinth, COPIA on the wall above it",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, from the US Southwest to Mexico",
      plant: "The joints of the cholla come off at a touch, attach to passing animals, and travel far.",
      device: "cholla plugs into the inverter and sends its readings by WiFi, LAN, or 4G.",
      product: "See cholla",
      to: chapterPaths.cholla,
      alt: "A spined joint of cholla beside the cholla WiFi logger, nearly the same shape",
    },
  },
  ending: {
    heading: "The line of light on every device",
    text: "Every device has a thin mint line of light on its white case.",
    mark: "See the logo",
    products: "See the products",
  },
};
