import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "eCactus logo: files, colors, and rules",
    description:
      "Download the eCactus logo as SVG and PNG and see its construction, clear space, colors, and the spelling of product names.",
    keywords: ["eCactus logo", "brand guidelines", "logo download", "brand colors", "product names"],
  },
  about: "About us",
  mark: "Logo and brand",
  heading: "eCactus logo: files, colors, and rules",
  lead: "The mark shows a cactus from the front: five ribs, the middle one lit. Download the logo files and read the rules for their use.",
  markAlt: "The mark: five upright strokes of heights 6, 11.5, 16, 11.5, and 6, the middle one in mint",
  measures:
    "The heights are 6 – 11.5 – 16, the strokes 2.2 wide, the steps 4.5; round ends stand on one ground line. The unit is one twenty-fourth of the square.",
  decimal: ".",
  line: {
    alt: "Close-up of the cholla data logger and its line of light",
    lineHeading: "Line of light on devices and pages",
    lineText:
      "On a device, the line of light is a lit slot in the case. On a page, it links the headline and the product, marks the active element, and measures a charge.",
    ribHeading: "Ribs as a scale in charts",
    ribText: "A rib stands for one unit of data: here 96 ribs, the quarter-hours of a day. Drawings without data use no ribs.",
  },
  space: {
    heading: "Clear space and minimum size",
    logoAlt: "The eCactus logo in ink on a light ground",
    onDarkAlt: "The eCactus logo in light on graphite",
    rules: [
      "The clear space is at least one rib step on each side; the files include it.",
      "The mark alone is never smaller than 16 pixels or 5 mm, the logo never narrower than 80 pixels or 22 mm.",
    ],
  },
  colours: {
    heading: "Brand colors and their proportions",
    text: "Paper covers the largest area, Graphite a small one, Light the smallest. Light is not used for text on a light ground: its contrast there is only 1.5:1.",
    names: { paper: "Paper", sand: "Sand", graphite: "Graphite", cactus: "Cactus", sun: "Sun", light: "Light" },
    uses: {
      paper: "light backgrounds",
      sand: "products",
      graphite: "dark backgrounds",
      cactus: "links",
      sun: "energy",
      light: "line of light",
    },
  },
  names: {
    heading: "Spelling of product names",
    text: "Product names are spelled the same in every language, even at the start of a sentence.",
    right: "Correct",
    wrong: "Incorrect",
  },
  uses: {
    heading: "Correct and incorrect use of the mark",
    do: "Correct",
    dont: "Incorrect",
    right: "Use dark ribs with a mint line on a light ground, or pale ribs with a mint line on graphite.",
    not: ["a ground with too little contrast for the line.", "another color for the ribs.", "a tilted cactus.", "stretched proportions."],
  },
};
