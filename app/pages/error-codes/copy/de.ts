import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Fehlercodes der Wechselrichter",
    codeTitle: "Code {code}: Bedeutung und Abhilfe",
    description:
      "Fehlercodes von AGAVE-TH, COPIA und TIANYUAN: Geben Sie den angezeigten Code ein und lesen Sie Bedeutung, Ursache, Abhilfe und Zuständigkeit.",
    keywords: ["Fehlercode", "Störung Hybridwechselrichter", "AGAVE-TH Fehlercode", "COPIA Fehlercode", "TIANYUAN Fehlercode"],
  },
  heading: "Fehlercodes von AGAVE-TH, COPIA und TIANYUAN",
  lead: "Geben Sie den angezeigten Code ein. Bindestrich, Leerzeichen und Großschreibung spielen keine Rolle.",
  found: {
    none: "Kein Code „{code}“ in der Liste.",
    one: "„{code}“: ein Code gefunden.",
    other: "„{code}“: {number} Codes gefunden, einer je Gerät. Öffnen Sie den Ihres Geräts.",
  },
  similar: "Ähnliche Codes",
  severities: { notice: "Hinweis", warning: "Eingeschränkter Betrieb", fault: "Außer Betrieb" },
  cause: "Ursache",
  who: "Zuständig",
  actors: { owner: "Sie selbst, ohne Werkzeug", installer: "Ihr Installateur", service: "Unser Service, mit dem Installateur" },
  keepClosed: "Öffnen Sie keine Abdeckung und ziehen Sie kein Kabel: Die Batterie steht unter Spannung, auch wenn das Gerät aus ist.",
  owner: {
    heading: "Was Sie tun können",
    installer:
      "Lassen Sie das Gerät, wie es ist. Notieren Sie Code und Uhrzeit, fotografieren Sie die Anzeige und rufen Sie den Installateur an, der die Anlage gebaut hat.",
    service:
      "Lassen Sie das Gerät, wie es ist, auch wenn es abgeschaltet hat. Notieren Sie Code und Uhrzeit und senden Sie uns beides mit der Seriennummer.",
  },
  expert: { installer: "Schritte für den Installateur", service: "Schritte für unseren Service und den Installateur" },
  next: {
    heading: "Wie es weitergeht",
    send: "Diesen Code mit meiner Anlage senden",
    installer: "Installateur finden",
    contacts: "Kontakte nach Land",
    hours: "Zeiten",
  },
  empty: {
    heading: "Keine Daten",
    text: "Dieser Code steht nicht in unserer Liste. Prüfen Sie das gewählte Gerät, oder senden Sie uns den Code: Er steht dann schon in der Nachricht.",
    link: "Code senden",
  },
  noList: {
    text: "Unsere Codeliste ist noch nicht veröffentlicht. Senden Sie uns den angezeigten Code und das Modell des Geräts.",
    link: "Code senden",
  },
  sample: {
    heading: "Diese Codes sind Beispiele",
    text: "Es gilt die Anzeige am Gerät.",
  },
};
