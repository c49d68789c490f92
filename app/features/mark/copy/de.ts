import type { Copy } from "./fr.ts";

export const de: Copy = {
  heading: "Logo als SVG und PNG herunterladen",
  text: "Presse, Partner und Installateure dürfen die Dateien verwenden, wenn sie über unsere Geräte schreiben. Ein Auftritt in unserem Namen ist damit nicht erlaubt.",
  names: {
    logo: "Logo, helle Gründe",
    logoOnDark: "Logo, dunkle Gründe",
    mark: "Zeichen allein, helle Gründe",
    markOnDark: "Zeichen allein, dunkle Gründe",
  },
};
