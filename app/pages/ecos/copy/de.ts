import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "ECOS, die App für das Haus mit eigener Sonne",
    description:
      "ECOS zeigt dem Haushalt, was das Dach liefert, was das Haus braucht und was der Speicher behält. Betriebsart, Reserve und Autoladung wählen Sie selbst.",
    keywords: ["ECOS", "Heimspeicher-App", "Eigenverbrauch", "PV-Überwachung", "Notstromreserve", "PV-Überschussladen"],
  },
  hero: {
    heading: "Das Dach in der Tasche.",
    lead: "ECOS zeigt dem Haushalt, was die Sonne gibt, was das Haus nimmt und was der Speicher behält. Sonst darf man es vergessen.",
    app: "App holen",
    product: "AGAVE-TH ansehen",
    caption: "Beispiel: ein simulierter Haushalt an einem klaren Frühlingstag.",
  },
  day: {
    heading: "Fünf Blicke auf einen Tag",
    lead: "Wählen Sie eine Uhrzeit. Die fünf Ansichten mit ihren Betriebsarten und Einstellungen sind Beispiele. Sie zeigen denselben simulierten Tag, ihre Zahlen passen zueinander.",
    choose: "Uhrzeit und Ansicht",
    conditions:
      "Beispiel: AGAVE-\u2060TH mit vier Modulen (19,96\u00a0kWh), ein Auto, morgens ein Viertel geladen. Umwandlungsverluste nicht eingerechnet.",
  },
  views: {
    mode: {
      time: "6:30\u00a0Uhr",
      name: "Die Betriebsart",
      text: "Im Beispiel wählen Sie vor Sonnenaufgang, was heute zählt: vom eigenen Dach leben, dem Tarif folgen oder genug für einen Stromausfall behalten.",
      title: "Betriebsart",
      label:
        "Beispielansicht um 6:30 Uhr: Von drei Betriebsarten ist Eigenverbrauch gewählt, der Tarif des Tages ist Stunde für Stunde gezeichnet, die Reserve beträgt 10 %.",
      options: [
        { name: "Eigenverbrauch", text: "Zuerst die Sonne, zuletzt das Netz." },
        { name: "Nach Tarif", text: "Laden, wenn Strom günstig ist." },
        { name: "In Bereitschaft", text: "Den Speicher für einen Ausfall aufheben." },
      ],
      tariff: "Tarif heute",
      reserve: "Reserve",
      reserveValue: "10\u00a0%",
    },
    now: {
      time: "13:00\u00a0Uhr",
      name: "In diesem Moment",
      text: "Die Breite jedes Bandes ist seine Leistung. Ein Blick sagt, ob die Waschmaschine starten darf.",
      title: "In diesem Moment",
      label: "Beispielansicht um 13 Uhr: Das Dach liefert 6,1 kW, davon 0,8 für das Haus, 3,7 für das Auto und 1,6 für den Speicher.",
      sun: "Das Dach liefert",
      uses: { house: "Haus", car: "Auto", battery: "Speicher" },
    },
    car: {
      time: "15:30\u00a0Uhr",
      name: "Das Auto",
      text: "Im Beispiel nimmt die Wallbox den Überschuss vom Dach und schont den Speicher. Eine Abfahrtszeit ist eingestellt; was die Sonne nicht geliefert hat, wird nachts ergänzt.",
      title: "Auto",
      label: "Beispielansicht um 15:30 Uhr: Das Auto lädt mit 3,7 kW, alles vom Dach, 64 % von 80 % sind erreicht.",
      source: "Alles vom Dach",
      level: "64\u00a0%",
      target: "Ziel 80\u00a0%",
      options: [
        { name: "Nur Sonne", text: "Laden, wenn das Dach Überschuss hat." },
        { name: "Fertig um 7 Uhr", text: "Zu günstigen Stunden ergänzen." },
        { name: "Sofort", text: "Mit voller Leistung." },
      ],
    },
    day: {
      time: "20:00\u00a0Uhr",
      name: "Der Tag",
      text: "Ein Strich je Stunde: Quellen über der Achse, Verbrauch darunter. Am Abend liest sich der Tag als ein Bild.",
      title: "Heute",
      label:
        "Beispielansicht um 20 Uhr: der Tag Stunde für Stunde, Quellen oben, Verbrauch unten, dazu der Anteil, der ohne Netz gedeckt wurde.",
      own: "ohne Netz",
      made: "erzeugt",
      used: "verbraucht",
    },
    battery: {
      time: "23:00\u00a0Uhr",
      name: "Der Speicher",
      text: "Vier Module, was noch darin ist, und wie viele Stunden das ergibt. Die Reserve zählt nicht mit: Sie wartet auf einen Ausfall.",
      title: "Speicher",
      label: "Beispielansicht um 23 Uhr: vier Module übereinander, zu 60\u00a0% gefüllt, dazu die verbleibenden Stunden.",
      stored: "{kWh}\u00a0kWh, Reserve eingerechnet",
      gives: "Gibt ab",
      lasts: "Reicht noch",
      hours: "{hours}\u00a0h",
    },
  },
  decisions: {
    heading: "Wer was entscheidet, im Beispiel",
    items: [
      { who: "Sie", what: "Betriebsart, Reserve, Abfahrtszeit des Autos, smarte Stecker. Für nichts davon braucht es einen Techniker." },
      { who: "ECOS", what: "Den Moment: wann laden, wann abgeben, wann warten. Immer innerhalb der Betriebsart, die Sie gewählt haben." },
      {
        who: "Der Installateur",
        what: "Grenzen des Netzanschlusses, Firmware-Updates, Auswertung der Fehlercodes: in ECOS Hub. ECOS zeigt Ihnen jeden Code und kündigt jedes Update an.",
      },
    ],
  },
  path: {
    heading: "Vom Turm auf den Bildschirm",
    lead: "Ein Datenlogger cholla verbindet das System mit ECOS. Welcher? Das hängt von der Wand zwischen Speicher und Router ab.",
    steps: ["AGAVE-\u2060TH, COPIA oder MYRTILLO", "cholla", "Ihr Netzwerk", "ECOS", "Ihr Telefon"],
    loggers: {
      "cholla-wifi": "Der Router ist nah, das WLAN reicht.",
      "cholla-lan": "Keller oder Beton: Ein Kabel kommt immer durch.",
      "cholla-4g": "Kein Netzwerk vor Ort, oder ein Haus im Bau.",
    },
    also: "Auf Wunsch dazu:",
  },
  data: {
    heading: "Welche Daten wohin gehen",
    caption: "Daten, Herkunft und Leser",
    columns: ["Daten", "Kommen von", "Gelesen von", "Dienen dazu"],
    rows: [
      ["Leistung und Energie", "Wechselrichter, über cholla", "Ihnen", "Moment und Tag zeigen"],
      ["Zustand des Speichers", "Batterie, über cholla", "Ihnen, Ihrem Installateur", "Ladestand, Restzeit, Wartung"],
      ["Fehlercodes", "System, über cholla", "Ihnen; Ihrem Installateur in ECOS Hub", "die Ursache finden"],
      ["Betriebsart und Reserve", "Ihr Telefon", "dem System", "tun, was Sie gewählt haben"],
    ],
    privacy: "Was wir mit personenbezogenen Daten tun",
  },
  onward: {
    heading: "Wie es weitergeht",
    app: "Wo und wie sie auf Ihr Telefon kommt.",
    howToBuy: "Ein Installateur in Ihrer Nähe nimmt Anlage und ECOS gemeinsam in Betrieb.",
    contact: "Eine Frage vor dem Kauf, oder danach.",
    hub: "Dieselbe Anlage, gesehen von denen, die sie betreuen.",
  },
};
