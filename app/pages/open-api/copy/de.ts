import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Open API: Inhalte und simulierte Anlagen",
    description:
      "Open API für Entwickler: Schlüssel für die Sandbox ohne Antrag, erster Aufruf ohne Schlüssel. Beispiele in curl, JavaScript und Python, Grenzen, Referenz.",
    keywords: ["Open API", "API für Energiespeicher", "API-Schlüssel", "OpenAPI", "curl-Beispiele", "API-Referenz"],
  },
  example: "Beispiel",
  copy: { copy: "Kopieren", copied: "Kopiert", notCopied: "Abgelehnt. Bitte markieren Sie den Text." },
  hero: {
    heading: "Open API: Websiteinhalte und simulierte Anlagen als JSON",
    lead: "Lesen Sie die Inhalte dieser Website und drei simulierte Anlagen als JSON. Der erste Aufruf geht ohne Schlüssel; den für die Sandbox erzeugen Sie selbst.",
    console: "Konsole öffnen",
    reference: "Referenz der Aufrufe",
    request: "Anfrage",
    answer: "Antwort",
    excerpt: "Auszug: {shown} von {all} Feldern des Eintrags, zwei seiner Kennzahlen.",
  },
  steps: {
    heading: "Vier Schritte vom Konto zur Software",
    apply: {
      heading: "Zugang zu realen Anlagen beantragen",
      text: "Die Sandbox braucht keinen Antrag: Gehen Sie zu Schritt\u00a02. Den Zugang zu realen Anlagen beantragen Sie per Telefon oder E-Mail. Nennen Sie uns Ihren Namen, die E-Mail-Adresse Ihres Kontos und Ihr Vorhaben.",
    },
    key: {
      heading: "Schlüssel für die Sandbox erzeugen",
      text: "Legen Sie ein Konto an, bestätigen Sie Ihre E-Mail-Adresse, und erzeugen Sie den Schlüssel in der Konsole. Sie zeigt das Geheimnis einmal; gespeichert wird nur der Fingerabdruck. Ein neuer Schlüssel ersetzt den alten sofort.",
    },
    test: {
      heading: "Aufrufe testen und Fehler finden",
      text: "Die Beispiele zeigen denselben Aufruf in drei Sprachen: Fügen Sie eines ein, es läuft ohne Schlüssel. Darunter steht eine Ablehnung. Die Konsole sendet Testanfragen und speichert die letzten {kept} Aufrufe mit Ihrem Schlüssel.",
    },
    develop: {
      heading: "Eigene Software entwickeln",
      text: "Speichern Sie den Schlüssel in einer Umgebungsvariablen und nie in einer Webseite. Prüfen Sie zuerst den Code der Antwort, dann die Daten, und beachten Sie Retry-After.",
    },
    setup: {
      heading: "Einmal in der Shell setzen",
      note: "ECACTUS_API ist die Adresse dieser API, ECACTUS_KEY Ihr Schlüssel. Die Konsole zeigt ihn mit denselben Zeilen.",
    },
    downloads: {
      client: "TypeScript-Client, eine Datei",
      description: "OpenAPI-Beschreibung (JSON)",
      sample: "plants.ts: simulierte Anlagen auflisten",
      run: "Herunterladen und ausführen",
    },
    form: "Oder über das Kontaktformular",
    header: "Kopfzeile der Aufrufe mit Schlüssel",
    samples: "Sprache des Beispiels",
    refused: "Antwort auf {call}",
  },
  sandbox: {
    heading: "Sandbox mit drei simulierten Anlagen",
    lead: "Die Sandbox öffnet drei simulierte Anlagen: ein Haus mit AGAVE-TH, einen Gewerbestandort mit vier TIANYUAN 60k und einen Großspeicher. Leistung, Ladezustand, Alarme und Zeitpläne sind für das letzte Jahr abrufbar; jede Antwort enthält simulated: true.",
    samples: "Sprache des Sandbox-Beispiels",
    webhook: {
      heading: "Webhooks empfangen und prüfen",
      text: "Starten Sie diesen Empfänger mit ECACTUS_WEBHOOK_SECRET, dem Geheimnis, das die Konsole beim Anlegen eines Webhooks zeigt. Die Konsole hat auch einen Testempfänger: Er zeigt jede Zustellung und braucht keinen Server.",
      samples: "Sprache des Webhook-Beispiels",
    },
    facts: [
      {
        heading: "Reale Anlagen",
        text: "Reale Anlagen erreicht diese API nicht: Alles unter /api/v1 ist simuliert. Möchten Sie reale Anlagen anbinden, beantragen Sie es per Telefon oder E-Mail; wir sagen Ihnen, was möglich ist.",
      },
      {
        heading: "Modbus",
        text: "Eine Modbus-Registertabelle ist hier nicht veröffentlicht. Brauchen Sie eine, fragen Sie uns über das Kontaktformular und nennen Sie das Produkt.",
      },
      {
        heading: "Aufrufe mit und ohne Schlüssel",
        text: "Veröffentlichte Inhalte lesen Sie ohne Schlüssel. Für die Sandbox brauchen Sie einen, für Befehle und Webhooks mit dem Recht control.",
      },
      {
        heading: "websiteId",
        text: "Die Ausgabe, zu der ein Eintrag gehört: 1 Chinesisch, 2 Australisch, 3 Englisch und Französisch, 4 Deutsch. Ohne websiteId enthält eine Liste alle vier.",
      },
      {
        heading: "Seiten einer Liste",
        text: "X-Total-Count nennt die Zahl der Einträge, Link die Adressen der anderen Seiten. In der Sandbox führt cursor zur nächsten Seite.",
      },
      {
        heading: "Befehle",
        text: "Ein Zeitplan, eine Einspeise- oder eine Leistungsbegrenzung wird angenommen und ab der nächsten vollen Minute angewendet. Derselbe Befehl mit demselben Idempotency-Key wird nur einmal ausgeführt.",
      },
      {
        heading: "Webhooks",
        text: "Eine öffentliche https-Adresse erhält Ereignisse, mit dem Zeitpunkt signiert nach HMAC-SHA256. Nicht zugestellte Ereignisse werden in wachsenden Abständen bis zu dreizehnmal gesendet, bei 429 und 503 zu der Zeit, die Retry-After nennt. Danach lassen sie sich in der Konsole wiederholen. Die Antwort 410 beendet den Webhook; sein Besitzer erhält eine E-Mail.",
      },
      {
        heading: "Versionen",
        text: "Unter /api/v1 kommen Felder, Aufrufe und Ereignisse hinzu, entfernt wird nichts. Inkompatible Änderungen erscheinen als v2; v1 bleibt danach mindestens ein Jahr verfügbar.",
      },
      {
        heading: "Änderungen",
        text: "v1, November 2026: Sandbox, Webhooks, Rechte der Schlüssel, die Kopfzeilen RateLimit, Link und X-Total-Count.",
      },
    ],
  },
  limits: {
    heading: "Limits der Open API",
    items: [
      { figure: "{calls}", text: "Aufrufe je Minute und Konto" },
      { figure: "{wrongKeys}", text: "falsche Schlüssel je IP-Adresse, danach höchstens {wrongMinutes}\u00a0Minuten Wartezeit" },
      { figure: "1", text: "Schlüssel je Konto; der nächste ersetzt ihn" },
      { figure: "{kept}", text: "letzte Aufrufe, in der Konsole gespeichert" },
    ],
  },
  reasons: {
    caption: "Ablehnungen mit Grund und Abhilfe",
    columns: ["code", "HTTP", "reason", "Was zu tun ist"],
    rows: [
      ["400", "200", "invalidInput", "reasons lesen: ein Grund je Feld, etwa notANumber oder unknownWebsite."],
      ["401", "401", "wrongKey", "Schlüssel prüfen: Kennung, Punkt, Geheimnis."],
      ["404", "404", "notFound", "Auf dieser Website gibt es keinen Eintrag dieses Namens."],
      ["405", "405", "methodNotAllowed", "Eine Methode aus der Kopfzeile Allow verwenden."],
      ["429", "429", "tooMany", "Die Sekunden aus Retry-After abwarten."],
      ["500", "500", "internal", "Uns die X-Request-Id der Antwort nennen."],
    ],
    note: "Jede Antwort enthält code, message und data, bei Ablehnung auch reason. Werten Sie reason aus; message dient der Anzeige und wechselt mit der Sprache.",
  },
  reference: {
    heading: "Referenz aller API-Aufrufe",
    lead: "Die Referenz wird aus der API erzeugt und ist auf Englisch. Der Schlüssel gilt auch für lesende Aufrufe der Inhalte; für die Sandbox und ihre Webhooks ist er nötig. Die übrigen Aufrufe dienen dieser Website.",
    none: "Die Beschreibung der API ist gerade nicht verfügbar. Versuchen Sie es später, oder öffnen Sie die Datei.",
    groups: {
      content: "Inhalt",
      config: "Konfiguration der Website",
      sandbox: "Sandbox",
      webhooks: "Webhooks",
      "open-api": "Schlüssel der Open API",
      contact: "Kontakt",
      captcha: "Captcha",
      account: "Konto",
      newsletter: "Newsletter",
      consent: "Einwilligung",
      visits: "Besuche",
    },
    places: { query: "Query", body: "Body" },
    noFields: "ohne Parameter",
    count: { one: "{count} Aufruf", other: "{count} Aufrufe" },
  },
  onward: {
    heading: "Mehr zur Open API",
    console: "Schlüssel verwalten, Aufrufe testen und letzte Aufrufe ansehen.",
    pangu: "Energiemanagementsystem für reale Standorte.",
    contact: "Möchten Sie reale Anlagen anbinden? Kontaktieren Sie uns.",
  },
};
