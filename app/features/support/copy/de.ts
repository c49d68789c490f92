import type { Copy } from "./fr.ts";

export const de: Copy = {
  example: "Beispiel",
  families: { "agave-th": "AGAVE-TH", copia: "COPIA", tianyuan: "TIANYUAN" },
  code: { label: "Angezeigter Code", family: "Gerät", all: "Alle Geräte", submit: "Code suchen" },
  ask: {
    heading: "Frage an unseren Support",
    text: "Nennen Sie uns Seriennummer und Anzeige des Geräts. Unser Team antwortet per E-Mail.",
    link: "Frage stellen",
  },
  danger: {
    heading: "Rauch, ungewohnter Geruch, heißes oder gewölbtes Gehäuse, Zischen",
    text: "Gehen Sie auf Abstand, warnen Sie alle im Gebäude und rufen Sie die Feuerwehr (112). Schalten Sie nur ab, wenn Sie dafür nicht in die Nähe müssen.",
  },
};
