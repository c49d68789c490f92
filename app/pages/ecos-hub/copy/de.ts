import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "ECOS Hub für Installateure und Großhändler",
    description:
      "ECOS Hub zeigt den ganzen Bestand eines Installateurs: Inbetriebnahme, Firmware-Updates aus der Ferne, Auswertung der Fehlercodes und ein Beispiel für Zugänge nach Rolle.",
    keywords: ["ECOS Hub", "Inbetriebnahme", "Firmware-Update", "Fehlercodes", "Installateur", "Speicherbestand"],
  },
  hero: {
    heading: "Ihr ganzer Bestand, eine Liste.",
    lead: "Für alle, die unsere Systeme montieren, verkaufen und betreuen: vom ersten Einschalten bis zum nächsten Update, ohne noch einmal hinzufahren.",
    caption: "Beispiel: ein erfundener Bestand von 240 Anlagen. Nummern, Versionen und Zustände gehören niemandem.",
  },
  list: {
    note: "Beispiel",
    caption: "Sieben Anlagen des Beispielbestands, die neuesten zuerst",
    totals: [
      { number: "240", text: "Anlagen" },
      { number: "3", text: "zu prüfen" },
      { number: "43", text: "auf 2.4" },
    ],
    columns: { id: "Anlage", system: "Gerät", state: "Zustand", charge: "Ladestand", firmware: "Firmware" },
    states: {
      working: "in Betrieb",
      commissioning: "Inbetriebnahme",
      updating: "Update läuft",
      attention: "zu prüfen",
      offline: "offline",
    },
    percent: "{number}\u00a0%",
    none: "unbekannt",
  },
  commissioning: {
    pictureAlt: "Ein offener Installateurswagen im ersten Licht, ein Laptop auf einem Tisch, Modulreihen im Nebel.",
    heading: "Der Turm steht. Und jetzt?",
    text: "Die Inbetriebnahme läuft in ECOS Hub. In diesem Beispiel folgen die Prüfungen der Reihenfolge der Arbeit: Jede liest das Gerät aus, die nächste öffnet erst, wenn die vorige bestanden ist.",
    figure: { number: "15", unit: "min", note: "zum Stapeln des Systems, vor der ersten Prüfung" },
    window: "S-0237, Inbetriebnahme",
    progress: "5 von 7 Prüfungen",
    states: { done: "erledigt", now: "läuft", waiting: "folgt" },
    checks: [
      { name: "Module erkannt", value: "4 × 4,99\u00a0kWh", state: "done" },
      { name: "Drehfeld", value: "L1 L2 L3", state: "done" },
      { name: "PV-Stränge, Polarität und Isolation", value: "2 Stränge", state: "done" },
      { name: "Netzregeln und Einspeisegrenze", value: "Deutschland", state: "done" },
      { name: "Datenlogger cholla online", value: "cholla LAN", state: "done" },
      { name: "Ersatzstromprobe, Netz abgeschaltet", value: "läuft", state: "now" },
      { name: "Übergabe an den Haushalt in ECOS", value: "folgt", state: "waiting" },
    ],
  },
  rollout: {
    heading: "Zuerst zwölf. Die anderen, wenn es hält.",
    lead: "Firmware wird aus der Ferne aktualisiert. Ein Beispiel in Stufen: Besteht eine Stufe nicht, beginnt die nächste nicht.",
    label:
      "Beispiel: 240 Anlagen, je ein Strich. Die zwölf der ersten Stufe und 31 der zweiten sind aktuell, 2 werden wiederholt, 195 warten.",
    legend: [
      { progress: "updated", text: "aktuell: 43" },
      { progress: "repeated", text: "wiederholt: 2" },
      { progress: "waiting", text: "wartend: 195" },
    ],
    scale: "Ein Strich ist eine Anlage, seine Höhe ihr Speicher. Beispiel.",
    stages: [
      { name: "Ihre eigenen, und wer es wollte", condition: "Eine ganze Nacht wird beobachtet: Laden, Entladen, Verbindung, Fehlercodes." },
      {
        name: "Jede fünfte",
        condition: "Läuft. Zwei Anlagen haben die Verbindung verloren; sie behalten die alte Version und werden wiederholt.",
      },
      { name: "Alle übrigen", condition: "Wartet, bis die zweite Stufe vollständig ist, und auf Ihr Wort." },
    ],
  },
  codes: {
    heading: "Ein Code, seine Ursache, der Handgriff.",
    text: "ECOS Hub wertet Fehlercodes aus; das Beispiel zählt die eines Bestands. Jeder führt zu seiner Seite im Support: Bedeutung, Ursache, Abhilfe, und wer handeln darf.",
    link: "Fehlercode nachschlagen",
    window: "Codes der letzten 30 Tage",
    note: "Beispiel",
    count: "{count}-mal",
    cause: "Ursache",
    remedy: "Abhilfe",
  },
  roles: {
    heading: "Jeder sieht, was er betreut.",
    text: "Der Großhändler begleitet seine Installateure, der Installateur seine Anlagen, der Haushalt die eigene, in ECOS.",
    caption: "Wer was tut",
    columns: ["Aufgabe", "Installateur", "Großhändler", "Haushalt (ECOS)"],
    rows: [
      ["In Betrieb nehmen", "führt aus", "sieht es", "bekommt die Übergabe"],
      ["Firmware aktualisieren", "startet eigene Anlagen", "bereitet die Stufen vor", "wird vorher informiert"],
      ["Fehlercodes auswerten", "eigene Anlagen", "ganzer Bestand", "sieht den Zustand"],
      ["Betriebsart und Reserve wählen", "berät", "sieht es nicht", "entscheidet"],
    ],
    needs:
      "Nötig sind: ein System AGAVE-TH, COPIA oder MYRTILLO, ein Datenlogger cholla mit Verbindung und ein Fachzugang, den wir auf Anfrage öffnen. Die Verteilung der Rollen ist ein Beispiel.",
  },
  onward: {
    heading: "Wie es weitergeht",
    contact: "Einen Fachzugang oder eine Vorführung erbitten.",
    downloads: "Anleitungen und Datenblätter in Ihrer Sprache.",
    ecos: "Was der Haushalt von derselben Anlage sieht.",
    openApi: "Eigene Werkzeuge anbinden.",
  },
};
