import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "The mark: five ribs, one line",
    description:
      "How the mark is built, the space it needs, its colors, how product names are written, what to avoid, and the files as SVG and PNG.",
    keywords: ["eCactus logo", "brand guidelines", "logo download", "brand colors", "product names"],
  },
  about: "About us",
  mark: "The mark",
  heading: "Five ribs, one lit.",
  lead: "A cactus from the front: five ribs, and the one in the middle keeps the light. That is the whole mark.",
  markAlt: "The mark: five upright strokes of heights 6, 11.5, 16, 11.5, and 6, the middle one in mint",
  measures:
    "Heights 6 – 11.5 – 16, strokes of 2.2, steps of 4.5; round ends, all on one ground line. The unit is a twenty-fourth of the square.",
  decimal: ".",
  line: {
    alt: "The cholla data logger and its line of light, very close",
    lineHeading: "The line of light",
    lineText:
      "On a device it is real: a lit slot from top to bottom. On a page it leads from headline to product, marks what is active, and measures a charge. It is never decoration.",
    ribHeading: "The rib",
    ribText: "A rib always counts something: here 96, the quarter hours of a day. With no data to carry, it is not drawn.",
  },
  space: {
    heading: "Nothing around it",
    logoAlt: "The eCactus logo in ink on a light ground",
    onDarkAlt: "The eCactus logo in light on graphite",
    rules: [
      "The clear space is at least one rib step on each side; the files include it.",
      "The mark alone is never smaller than 16 pixels or 5 mm, the logo never narrower than 80 pixels or 22 mm.",
    ],
  },
  colours: {
    heading: "The colors by their share",
    text: "A lot of paper, a little night, very little light. Mint never carries text on a light ground: its contrast there is only 1.5:1.",
    names: { paper: "Paper", sand: "Sand", graphite: "Graphite", cactus: "Cactus", sun: "Sun", light: "Light" },
    uses: { paper: "the day", sand: "the product", graphite: "the night", cactus: "links", sun: "energy", light: "the line" },
  },
  names: {
    heading: "Names, to the letter",
    text: "They are not translated, not inflected, and keep their case, even at the start of a sentence.",
    right: "Like this",
    wrong: "Not like this",
  },
  uses: {
    heading: "Yes once, no four times.",
    do: "Yes",
    dont: "No:",
    right: "Ink and light on a calm ground, or pale and light on graphite.",
    not: ["a ground on which the line is lost.", "another color for the ribs.", "a cactus that leans.", "stretched proportions."],
  },
  downloads: {
    heading: "The files",
    text: "For articles, partners, and installers who write about our devices. They give no right to speak in our name.",
    names: {
      logo: "Logo, light grounds",
      logoOnDark: "Logo, dark grounds",
      mark: "Mark alone, light grounds",
      markOnDark: "Mark alone, dark grounds",
    },
  },
};
