import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Für Hauseigentümer: einen Speicher wählen",
    description: "Für Hauseigentümer: Speichergröße abschätzen, Gerät wählen, Installateur finden und den Heimspeicher im Alltag nutzen.",
    keywords: ["Speicher für das Eigenheim", "Heimspeicher auswählen", "Installateur für Heimspeicher", "Hauseigentümer"],
  },
  name: "Hauseigentümer",
  hero: {
    heading: "Heimspeicher für Hauseigentümer",
    lead: "Hauseigentümer finden hier alle Schritte zum Heimspeicher, von der ersten Schätzung bis zur App auf dem Smartphone.",
    first: "Speicher berechnen",
    second: "Installateur finden",
    pictureAlt: "Ein Bauernhaus nachts im Sturm: Regen, kein Licht im Tal, und alle Fenster des Hauses sind hell.",
  },
  phases: {
    size: {
      heading: "Speichergröße abschätzen",
      text: "Eine Jahresrechnung und die Leistung Ihrer PV-Anlage genügen für einen ersten Wert.",
      links: {
        calculate: { text: "Module berechnen", note: "Drei Angaben, eine Zahl von Modulen und die Annahmen dazu." },
        cases: { text: "Rechenbeispiele", note: "Typische Häuser mit ihren Zahlen." },
        articles: { text: "Beiträge zur Planung", note: "Eigenverbrauch, Ersatzstrom und Speichergröße." },
      },
    },
    choose: {
      heading: "AGAVE-TH oder COPIA wählen",
      text: "Wechselrichter und Batterie gibt es in einem Turm oder getrennt. Beide nutzen die App ECOS.",
      links: {
        compare: { text: "AGAVE-TH und MYRTILLO vergleichen", note: "Beide Türme nebeneinander, Zeile für Zeile." },
        dataSheets: { text: "Datenblätter", note: "Als PDF, auch für Ihre Angebotsanfrage." },
      },
    },
    install: {
      heading: "Installateur finden",
      text: "Aufbau und Anschluss übernimmt ein Installateur. Mit ihm schließen Sie auch den Vertrag.",
      links: {
        installer: { text: "Installateure in Ihrer Nähe", note: "Nach Ort, auf der Karte und als Liste." },
        place: { text: "Aufstellort und Installationstag", note: "Zulässige Aufstellorte und Ablauf des Tages." },
        outage: { text: "Bei Stromausfall", note: "Welche Stromkreise versorgt werden und was dafür nötig ist." },
      },
    },
    live: {
      heading: "Heimspeicher im Alltag",
      text: "Im Betrieb genügen ein Blick in die App und einfache Prüfungen.",
      links: {
        ecos: { text: "ECOS", note: "Die App zeigt PV-Anlage, Batterie, Haus und Netz." },
        app: { text: "App herunterladen", note: "Bezug und erste Anmeldung." },
        care: { text: "Wartung", note: "Was Sie selbst ansehen und wann." },
        codes: { text: "Fehlercodes", note: "Was die Anzeige meldet und wer handeln darf." },
        warranty: { text: "Garantie", note: "Was Sie aufbewahren und wie Sie einen Mangel melden." },
      },
    },
  },
  closing: {
    heading: "Beratung zum Heimspeicher",
    text: "Beschreiben Sie Verbrauch, Dach und was der Speicher leisten soll. Unser Team antwortet Ihnen.",
    action: "Frage stellen",
  },
};
