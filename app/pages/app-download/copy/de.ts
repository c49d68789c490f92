import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "App ECOS herunterladen",
    description:
      "App ECOS für Haushalte mit Heimspeicher. Für die erste Anmeldung brauchen Sie eine Anlage in Betrieb, einen Datenlogger und eine E-Mail-Adresse.",
    keywords: ["ECOS herunterladen", "eCactus App", "Heimspeicher-App", "QR-Code", "erste Anmeldung"],
  },
  name: "App ECOS",
  stores: {
    heading: "App ECOS für Ihren Heimspeicher",
    lead: "Wählen Sie die Quelle, die zu Ihrem Smartphone passt.",
    apk: "APK-Datei für Android",
    noneHeading: "App ECOS von Ihrem Installateur",
    none: "Sie erhalten die App bei der Inbetriebnahme oder auf Anfrage von unserem Team.",
    code: "Scannen, um diese Seite auf dem Smartphone zu öffnen",
    codeLabel: "QR-Code: die Adresse dieser Seite",
  },
  elsewhere: {
    heading: "Seite im Browser öffnen",
    lead: "Sie lesen diese Seite in {app}. Der Download funktioniert nur im Browser des Smartphones.",
    question: "Haben Sie diese Seite in einem Messenger oder sozialen Netzwerk geöffnet?",
    steps: [
      "Tippen Sie auf das Menü mit den drei Punkten, meist oben rechts.",
      "Wählen Sie „Im Browser öffnen“ oder den Namen Ihres Browsers.",
      "Fehlt der Eintrag, kopieren Sie die Adresse und fügen Sie sie im Browser ein.",
    ],
    open: "Im Browser öffnen",
    pictureLabel:
      "Oberer Teil eines Smartphone-Bildschirms: drei eingekreiste Punkte oben rechts, darunter der Eintrag „Im Browser öffnen“.",
    address: "Adresse dieser Seite",
    copy: { copy: "Link kopieren", copied: "Kopiert", notCopied: "Abgelehnt. Bitte markieren Sie die Adresse." },
  },
  first: {
    heading: "Drei Voraussetzungen für die erste Anmeldung",
    pictureAlt: "Ein Smartphone auf dem Küchentisch in der Dämmerung: die aktuelle Leistung und der Tagesverlauf in feinen Linien.",
    steps: [
      "Die Anlage ist in Betrieb. Der Installateur hat sie mit ECOS Hub in Betrieb genommen und Ihnen den Zugang übergeben.",
      "Der Datenlogger cholla ist online, über WLAN, Kabel oder 4G.",
      "Sie haben die E-Mail-Adresse zur Hand, die Sie dem Installateur genannt haben.",
    ],
  },
  onward: {
    heading: "Mehr zur App ECOS",
    ecos: "Die Ansichten der App im Überblick.",
    hub: "Die Plattform für Installateure und Großhändler.",
    contact: "Fehlt Ihre Anlage in der App? Schreiben Sie uns.",
  },
};
