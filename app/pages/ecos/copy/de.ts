import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "ECOS: die App für Häuser mit PV und Speicher",
    description:
      "ECOS ist die App für Haushalte mit Heimspeicher: Solarertrag, Verbrauch, Ladezustand und Fehlercodes auf dem Smartphone, mit Hinweisen auf anstehende Updates.",
    keywords: ["ECOS", "Heimspeicher-App", "Eigenverbrauch", "PV-Überwachung", "Ersatzstromreserve", "PV-Überschussladen"],
  },
  hero: {
    heading: "ECOS: die App für Ihren Heimspeicher",
    lead: "ECOS zeigt Haushalten Solarertrag, Verbrauch und Ladezustand auf dem Smartphone. Fehlercodes und anstehende Firmware-Updates erscheinen direkt in der App.",
    app: "App herunterladen",
    product: "AGAVE-TH ansehen",
    caption: "Simulation: ein Haushalt an einem klaren Frühlingstag.",
  },
  day: {
    heading: "Fünf Ansichten der App ECOS",
    lead: "Wählen Sie eine Uhrzeit. Die fünf Ansichten zeigen denselben simulierten Tag mit Beispieleinstellungen.",
    choose: "Uhrzeit und Ansicht",
    conditions:
      "Simulation: AGAVE-\u2060TH mit vier Modulen (19,96\u00a0kWh) und ein Elektroauto, morgens zu einem Viertel geladen. Umwandlungsverluste sind nicht eingerechnet.",
  },
  views: {
    mode: {
      time: "6:30\u00a0Uhr",
      name: "Betriebsart und Ersatzstromreserve",
      text: "Drei Betriebsarten stehen zur Wahl: Eigenverbrauch erhöhen, nach Stromtarif laden oder Energie für einen Netzausfall reservieren.",
      title: "Betriebsart",
      label:
        "Beispielansicht um 6:30 Uhr: Von drei Betriebsarten ist Eigenverbrauch gewählt, der Tarif des Tages ist Stunde für Stunde gezeichnet, die Reserve beträgt 10\u00a0%.",
      options: [
        { name: "Eigenverbrauch", text: "Zuerst Solarstrom, zuletzt Netzstrom nutzen." },
        { name: "Nach Tarif", text: "Laden, wenn Strom günstig ist." },
        { name: "In Bereitschaft", text: "Den Speicher für einen Netzausfall geladen lassen." },
      ],
      tariff: "Tarif heute",
      reserve: "Reserve",
      reserveValue: "10\u00a0%",
    },
    now: {
      time: "13:00\u00a0Uhr",
      name: "Aktuelle Leistung",
      text: "Die Breite jedes Bandes entspricht der Leistung. So sehen Sie, ob der Solarstrom auch für die Waschmaschine reicht.",
      title: "Aktuelle Leistung",
      label:
        "Beispielansicht um 13 Uhr: Die PV-Anlage liefert 6,1\u00a0kW, davon 0,8 für das Haus, 3,7 für das Auto und 1,6 für den Speicher.",
      sun: "PV-Leistung",
      uses: { house: "Haus", car: "Auto", battery: "Speicher" },
    },
    car: {
      time: "15:30\u00a0Uhr",
      name: "Laden des Elektroautos",
      text: "Die Wallbox lädt das Auto mit Solarüberschuss. Bis zur eingestellten Abfahrtszeit wird die fehlende Energie nachts aus dem Netz geladen.",
      title: "Auto",
      label: "Beispielansicht um 15:30 Uhr: Das Auto lädt mit 3,7\u00a0kW Solarstrom, 64\u00a0% von 80\u00a0% sind erreicht.",
      source: "Solarstrom",
      level: "64\u00a0%",
      target: "Ziel 80\u00a0%",
      options: [
        { name: "Nur Solarstrom", text: "Laden, wenn Solarüberschuss vorhanden ist." },
        { name: "Fertig um 7 Uhr", text: "In günstigen Stunden nachladen." },
        { name: "Sofort", text: "Mit voller Leistung." },
      ],
    },
    day: {
      time: "20:00\u00a0Uhr",
      name: "Tagesübersicht",
      text: "Ein Strich je Stunde zeigt die Quellen über der Achse und den Verbrauch darunter.",
      title: "Heute",
      label: "Beispielansicht um 20 Uhr: der Tag Stunde für Stunde, Quellen oben, Verbrauch unten, dazu der Autarkiegrad.",
      own: "Autarkiegrad",
      made: "erzeugt",
      used: "verbraucht",
    },
    battery: {
      time: "23:00\u00a0Uhr",
      name: "Ladezustand des Speichers",
      text: "Die Ansicht zeigt die gespeicherte Energie und die verbleibenden Stunden bis zur Ersatzstromreserve.",
      title: "Speicher",
      label: "Beispielansicht um 23 Uhr: vier Module übereinander, zu 61\u00a0% gefüllt, dazu die verbleibenden Stunden.",
      stored: "{kWh}\u00a0kWh, Reserve eingerechnet",
      gives: "Entladeleistung",
      lasts: "Restdauer",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Beispiel: Einstellungen und Zuständigkeiten in ECOS",
    items: [
      { who: "Haushalt", what: "Sie wählen Betriebsart, Ersatzstromreserve, Abfahrtszeit des Autos und smarte Steckdosen selbst." },
      { who: "ECOS", what: "ECOS steuert innerhalb der gewählten Betriebsart, wann der Speicher lädt und entlädt." },
      {
        who: "Installateur",
        what: "Der Installateur stellt in ECOS Hub die Netzanschlussgrenzen ein, startet Firmware-Updates und analysiert Fehlercodes. ECOS zeigt Ihnen jeden Code und kündigt jedes Update an.",
      },
    ],
  },
  path: {
    heading: "Datenlogger cholla für die Verbindung zu ECOS",
    lead: "Ein Datenlogger cholla verbindet das System mit ECOS. Wählen Sie das Modell nach dem Netzwerk am Aufstellort.",
    steps: ["AGAVE-\u2060TH, COPIA oder MYRTILLO", "cholla", "Ihr Netzwerk", "ECOS", "Ihr Smartphone"],
    loggers: {
      "cholla-wifi": "Am Aufstellort ist stabiles WLAN vorhanden.",
      "cholla-lan": "Im Keller oder hinter Beton verbindet ein Netzwerkkabel.",
      "cholla-4g": "Am Standort fehlt ein Netzwerk, etwa im Rohbau.",
    },
    also: "Optionales Zubehör:",
  },
  data: {
    heading: "Daten zwischen System, App und Installateur",
    caption: "Daten, Herkunft und Empfänger",
    columns: ["Daten", "Herkunft", "Empfänger", "Zweck"],
    rows: [
      ["Leistung und Energie", "Wechselrichter, über cholla", "Sie", "aktuelle Leistung und Tagesübersicht"],
      ["Zustand des Speichers", "Batterie, über cholla", "Sie, Ihr Installateur", "Ladezustand, Restdauer, Wartung"],
      ["Fehlercodes", "System, über cholla", "Sie; Ihr Installateur in ECOS Hub", "Fehlersuche"],
      ["Betriebsart und Reserve", "Ihr Smartphone", "System", "Steuerung nach Ihrer Wahl"],
    ],
    privacy: "Datenschutzerklärung lesen",
  },
  onward: {
    heading: "Mehr zu ECOS",
    app: "Bezug der App und Voraussetzungen für die erste Anmeldung.",
    howToBuy: "Ein Installateur in Ihrer Nähe nimmt Anlage und ECOS gemeinsam in Betrieb.",
    contact: "Unser Team beantwortet Fragen vor und nach dem Kauf.",
    hub: "Installateure betreuen Ihre Anlage in ECOS Hub.",
  },
};
