import type { PlaceCopy } from "./fr.ts";

export const de: PlaceCopy = {
  label: "Ort oder Postleitzahl",
  unknown: "Diesen Ort finden wir nicht. Prüfen Sie die Schreibweise, oder geben Sie einen Nachbarort oder eine Postleitzahl ein.",
  nearMe: {
    button: "In meiner Nähe",
    hint: "Ihr Standort bleibt in Ihrem Browser; wir erhalten ihn nur auf einen Kilometer gerundet und speichern ihn nicht.",
    asking: "Standort wird gesucht …",
    refused: "Ihr Browser hat keinen Standort genannt. Geben Sie Ihren Ort ein.",
    failed: "Der Standort ließ sich nicht lesen. Geben Sie Ihren Ort ein.",
    nowhere: "In der Nähe Ihres Standorts ist kein Ort bekannt. Geben Sie einen Ort ein.",
  },
  choice: {
    heading: "Welchen Ort meinen Sie?",
    similar: "Meinten Sie …",
    text: "Mehrere Orte passen zu „{text}“.",
    inhabitants: "{count}\u00a0Einwohner",
  },
  first: { label: "Zuerst in diesem Land suchen", submit: "Hier zuerst suchen" },
  others: "Weitere Orte dieses Namens:",
};
