import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "ECOS-App herunterladen",
    description:
      "Wo Sie die App ECOS für Ihr Telefon finden, wie Sie diese Seite auf einem anderen Gerät fortsetzen und was Sie vor der ersten Anmeldung brauchen.",
    keywords: ["ECOS herunterladen", "eCactus App", "Heimspeicher-App", "QR-Code", "erste Anmeldung"],
  },
  name: "App ECOS",
  stores: {
    heading: "ECOS auf Ihrem Telefon",
    lead: "Wählen Sie die Quelle, die zu Ihrem Telefon passt.",
    apk: "APK-Datei für Android",
    none: "Die Links zu den App-Stores sind hier noch nicht veröffentlicht. Ihr Installateur gibt Ihnen die App bei der Inbetriebnahme, auch wir nennen sie Ihnen gern.",
    code: "Scannen, um diese Seite auf dem Telefon zu öffnen:",
    codeLabel: "QR-Code: die Adresse dieser Seite",
  },
  elsewhere: {
    heading: "Bitte im Browser öffnen.",
    lead: "Sie lesen diese Seite in {app}, wo sich nichts herunterladen lässt. Im Browser des Telefons funktioniert sie vollständig.",
    question: "Lesen Sie das in einem Messenger oder sozialen Netzwerk?",
    steps: [
      "Tippen Sie auf die Punkte des Menüs, meist oben rechts.",
      "Wählen Sie „Im Browser öffnen“ oder den Namen Ihres Browsers.",
      "Fehlt der Eintrag, kopieren Sie die Adresse und fügen Sie sie im Browser ein.",
    ],
    open: "Im Browser öffnen",
    pictureLabel: "Oberer Teil eines Telefonbildschirms: drei eingekreiste Punkte oben rechts, darunter der Eintrag „Im Browser öffnen“.",
    address: "Adresse dieser Seite",
    copy: { copy: "Link kopieren", copied: "Kopiert", notCopied: "Abgelehnt. Bitte markieren Sie die Adresse." },
  },
  first: {
    heading: "Vor der ersten Anmeldung",
    pictureAlt: "Ein Telefon auf dem Küchentisch in der Dämmerung: die Leistung des Augenblicks und der Tag in feinen Linien.",
    steps: [
      "Die Anlage ist in Betrieb. Das erledigt der Installateur mit ECOS Hub und übergibt Ihnen den Zugang.",
      "Der Datenlogger cholla ist online, über WLAN, Kabel oder 4G.",
      "Sie haben die E-Mail-Adresse zur Hand, die Sie dem Installateur genannt haben.",
    ],
  },
  onward: {
    heading: "Wie es weitergeht",
    ecos: "Was die App zeigt, von morgens bis nachts.",
    hub: "Sie installieren oder handeln? Das ist Ihr Werkzeug.",
    contact: "Die App findet Ihre Anlage nicht? Schreiben Sie uns.",
  },
};
