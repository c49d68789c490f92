import { chapterPaths, type Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "Our story: four plants",
    description:
      "Agave, Myrtillocactus, Copiapoa, Cholla: four plants that keep what the sun gives, and the devices that carry their names.",
    keywords: ["brand story", "cactus", "agave", "myrtillocactus", "copiapoa", "cholla"],
  },
  about: "About us",
  story: "Our story",
  heading: "Store the sun.",
  lead: "A cactus keeps what good days give and lives from it when there are none. Our devices carry the names of four desert plants. Here is why.",
  skyAlt: "A desert at night under a starry sky; in the middle a cactus with a mint line of light running up its stem",
  ribs: {
    heading: "The ribs",
    sentences: [
      "The ribs of a cactus are not decoration.",
      "They open as the plant fills, and fold as it draws on its store.",
      "Its size follows what it keeps.",
    ],
    dry: "Dry season",
    rain: "After the rain",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, of the asparagus family",
      plant: "Not a cactus, but the same lesson: thick leaves packed around one heart, where water waits.",
      device: "AGAVE-TH packs inverter and battery into one tower. Nothing hangs out, nothing has to be looked for.",
      product: "See AGAVE-TH",
      to: chapterPaths.agave,
      alt: "An agave with toothed blue-green leaves beside an AGAVE-TH, in the low light of evening",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexico",
      plant: "A columnar cactus that branches early and ends as a candelabra: one column, then another.",
      device: "MYRTILLO grows the same way, module by module, then tower by tower: from 4.99 to 149.76\u00a0kWh.",
      product: "See MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "A candelabra cactus of ribbed blue arms beside three stacked MYRTILLO modules",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, coast of the Atacama",
      plant: "Where rain hardly ever falls, it lives from the fog that rises off the sea. Nothing is too little.",
      device: "COPIA is the hybrid inverter: it takes the low light of morning as it takes that of noon.",
      product: "See COPIA",
      to: chapterPaths.copia,
      alt: "A mound of chalk-gray copiapoa heads on a plinth, COPIA on the wall above it",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, from the US Southwest to Mexico",
      plant: "Its joints come off at a touch, cling to whatever passes, and travel far.",
      device: "cholla clings to the inverter and carries its readings away, by WiFi, LAN, or 4G.",
      product: "See cholla",
      to: chapterPaths.cholla,
      alt: "A spined joint of cholla beside the cholla WiFi logger, nearly the same shape",
    },
  },
  ending: {
    heading: "From noon to evening, one line.",
    text: "A thin mint line runs down every device. The rest is white, matte, and quiet. It is all we kept of the plant: the light it did not give back.",
    mark: "The mark in detail",
    products: "See the products",
    alt: "The mint line of light where two modules meet",
  },
};
