import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Fehlercodes der Wechselrichter",
    codeTitle: "Code {code}: Bedeutung und Abhilfe",
    description:
      "Tippen Sie den Code ein, den AGAVE-TH, COPIA oder TIANYUAN anzeigt: was er bedeutet, woher er kommt, was zu tun ist und wer es darf.",
    keywords: ["Fehlercode", "Störung Hybridwechselrichter", "AGAVE-TH Fehlercode", "COPIA Fehlercode", "TIANYUAN Fehlercode"],
  },
  heading: "Was sagt dieser Code?",
  lead: "Tippen Sie ihn ab, wie er dasteht. Bindestrich, Leerzeichen und Großschreibung zählen nicht.",
  found: {
    none: "Kein Code „{code}“ in der Liste.",
    one: "„{code}“: ein Code gefunden.",
    other: "„{code}“: {number} Codes gefunden, einer je Gerät. Öffnen Sie den Ihres Geräts.",
  },
  similar: "Ähnliche Codes",
  severities: { notice: "Hinweis", warning: "Läuft eingeschränkt", fault: "Steht still" },
  cause: "Woher er kommt",
  remedy: "Was zu tun ist",
  who: "Wer handeln darf",
  actors: { owner: "Sie selbst, ohne Werkzeug", installer: "Ihr Installateur", service: "Unser Service, mit dem Installateur" },
  keepClosed: "Öffnen Sie keine Abdeckung und ziehen Sie kein Kabel: Die Batterie steht unter Spannung, auch wenn das Gerät aus ist.",
  empty: {
    heading: "Keine Daten",
    text: "Dieser Code steht nicht in unserer Liste. Prüfen Sie das gewählte Gerät, oder senden Sie uns den Code: Er steht dann schon in der Nachricht.",
    link: "Code senden",
  },
  sample: {
    heading: "Diese Codes sind Beispiele",
    text: "Die echte Liste stammt aus den Handbüchern der Geräte und aus ECOS Hub. Diese hier zeigt, wie Antworten aussehen; es gelten Anzeige und Handbuch.",
  },
};
