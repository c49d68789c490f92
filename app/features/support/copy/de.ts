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
  emergency: {
    heading: "Notfall: Rauch, Feuer, Zischen, Wölbung oder Wasser",
    leave: "Bringen Sie alle aus dem Gebäude und schließen Sie die Türen hinter sich. Atmen Sie keinen Rauch ein.",
    call: "Rufen Sie von draußen die Feuerwehr und sagen Sie, dass es eine Lithiumbatterie ist.",
    ambulance: "Rettungsdienst",
    elsewhere: "Andere Länder: örtlicher Notruf",
    keepAway:
      "Berühren und öffnen Sie das Gerät nicht und halten Sie Abstand zu Wasser in seiner Nähe. Gehen Sie erst zurück, wenn die Feuerwehr es erlaubt.",
    callUs: "Rufen Sie danach unseren Support an.",
  },
};
