import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Hauseigentümer: einen Speicher wählen",
    description:
      "Größe abschätzen, Gerät wählen, Installateur finden und danach damit leben: alles, was ein Haus betrifft, der Reihe nach.",
    keywords: ["Speicher für das Eigenheim", "Heimspeicher auswählen", "Installateur für Heimspeicher", "Hauseigentümer"],
  },
  name: "Hauseigentümer",
  hero: {
    heading: "Ein Speicher für Ihr Haus",
    lead: "Von der ersten Schätzung bis zur App auf dem Telefon: was Sie brauchen, in der Reihenfolge, in der Sie es brauchen.",
    first: "Speicher berechnen",
    second: "Installateur finden",
    pictureAlt: "Ein Bauernhaus nachts im Sturm: Regen, kein Licht im Tal, und alle Fenster des Hauses sind hell.",
  },
  phases: {
    size: {
      heading: "Größe abschätzen",
      text: "Eine Jahresrechnung und die Leistung Ihrer PV-Anlage genügen für einen ersten Wert.",
      links: {
        calculate: { text: "Module berechnen", note: "Drei Angaben, eine Zahl von Modulen und die Annahmen dazu." },
        cases: { text: "Rechenbeispiele", note: "Typische Häuser mit ihren Zahlen." },
        articles: { text: "Artikel zur Planung", note: "Eigenverbrauch, Ersatzstrom und Größe, erklärt." },
      },
    },
    choose: {
      heading: "Gerät wählen",
      text: "Wechselrichter und Batterie in einem Turm oder getrennt: Die App ist dieselbe.",
      links: {
        compare: { text: "AGAVE-TH und COPIA vergleichen", note: "Beide nebeneinander, Zeile für Zeile." },
        dataSheets: { text: "Datenblätter", note: "Als PDF, auch für Ihre Angebotsanfrage." },
      },
    },
    install: {
      heading: "Installateur finden",
      text: "Aufbau und Anschluss übernimmt ein Installateur. Mit ihm schließen Sie auch den Vertrag.",
      links: {
        installer: { text: "Installateure in Ihrer Nähe", note: "Nach Ort, auf der Karte und als Liste." },
        place: { text: "Aufstellort und Installationstag", note: "Wo der Speicher stehen darf und wie der Tag abläuft." },
        outage: { text: "Bei Stromausfall", note: "Was versorgt bleibt und was dafür nötig ist." },
      },
    },
    live: {
      heading: "Im Alltag",
      text: "Läuft die Anlage, bleibt wenig zu tun. Hier steht es.",
      links: {
        ecos: { text: "ECOS", note: "Die App zeigt Sonne, Batterie, Haus und Netz." },
        app: { text: "App herunterladen", note: "Für Ihr Telefon." },
        care: { text: "Pflege und Wartung", note: "Was Sie selbst ansehen und wann." },
        codes: { text: "Fehlercodes", note: "Was die Anzeige meldet und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufheben und wie Sie einen Mangel melden." },
      },
    },
  },
  closing: {
    heading: "Eine Frage zu Ihrem Haus",
    text: "Beschreiben Sie Verbrauch, Dach und was der Speicher leisten soll. Ein Mensch antwortet Ihnen.",
    action: "Frage stellen",
  },
};
