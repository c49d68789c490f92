import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "About us: store the sun",
    description: "Where our product names come from, what we want, and how we work: 2.5\u00a0GWh of capacity and 16 years of research and development.",
    keywords: ["battery manufacturer", "energy storage", "about eCactus", "research and development", "LFP battery", "cactus"],
  },
  home: "Home",
  about: "About us",
  heading: "Store the sun.",
  lead: "A cactus keeps what good days give and lives from it when there are none. Our batteries do the same for homes, businesses, and the grid.",
  skyAlt: "A desert at night under a starry sky; in the middle a cactus with a mint line of light running up its stem",
  story: {
    heading: "A plant that knows how to wait",
    paragraphs: [
      "The ribs of a cactus are not decoration. They open as the plant fills and fold as it draws on its store. Its size follows what it keeps.",
      "A stackable battery rests on the same idea: when the need grows, add a module. The sun of noon waits there until evening.",
    ],
    alt: "MYRTILLO taken apart: three white modules between a dark base and a black control unit",
  },
  names: {
    heading: "Where the names come from",
    list: [
      { plant: "Agave", product: "AGAVE-TH", text: "A succulent that stores in its leaves, packed around one heart. Ours packs inverter and battery into one tower." },
      { plant: "Myrtillocactus", product: "MYRTILLO", text: "A columnar cactus from Mexico that adds column after column. The battery grows the same way: module by module, tower by tower." },
      { plant: "Copiapoa", product: "COPIA", text: "A cactus of the Atacama Desert, where rain is rare and fog counts. The inverter makes something of every hour of light." },
      { plant: "Cholla", product: "cholla", text: "A cactus whose joints cling to whatever passes. The data logger clings to the system and brings its readings home." },
    ],
  },
  figures: {
    heading: "Two figures, no adjectives",
    list: [
      { number: "2.5", unit: "GWh", label: "of capacity" },
      { number: "16", unit: "years", label: "of research and development" },
    ],
  },
  aims: {
    heading: "What we go by",
    list: [
      { name: "Vision", text: "That the light of a day is enough for its night, wherever the sun rises." },
      { name: "Mission", text: "To build storage that is quick to install, easy to understand, and easy to forget, because it works." },
      { name: "Value", text: "Measure. A figure comes with its condition, and what we do not know we do not print." },
    ],
  },
  brand: {
    heading: "One line of light",
    text: "Every product carries one thin mint line. The rest is white, matte, and quiet. The line is our mark: light that came in at noon and is still there in the evening.",
    alt: "The mint line of light on the front of a module, seen very close",
  },
  onward: { products: "See the products", news: "Read the news" },
};
