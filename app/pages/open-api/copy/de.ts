import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Open API: vier Schritte bis zum ersten Aufruf",
    description:
      "Open API für Entwickler: Zugang beantragen, Schlüssel in der Konsole holen, testen, entwickeln. Beispiele in curl, JavaScript und Python, Grenzen, Referenz.",
    keywords: ["Open API", "API für Energiespeicher", "API-Schlüssel", "OpenAPI", "curl-Beispiele", "API-Referenz"],
  },
  example: "Beispiel",
  copy: { copy: "Kopieren", copied: "Kopiert", notCopied: "Abgelehnt. Bitte markieren Sie den Text." },
  hero: {
    heading: "Eine Anfrage, eine Antwort.",
    lead: "Der Inhalt dieser Seiten als JSON, mit Ihrem eigenen Schlüssel. Was Sie hier lesen, hat die API eben geantwortet.",
    console: "Konsole öffnen",
    reference: "Referenz der Aufrufe",
    request: "Anfrage",
    answer: "Antwort",
    excerpt: "Auszug: {shown} von {all} Feldern des Eintrags, zwei seiner Kennzahlen.",
  },
  steps: {
    heading: "Vom Antrag zum ersten Aufruf",
    apply: {
      heading: "Zugang beantragen",
      text: "Offline, per Telefon oder E-Mail. Nennen Sie sich, die Adresse Ihres Kontos und was Sie bauen möchten. Wir schalten den Dienst für dieses Konto frei.",
    },
    key: {
      heading: "Schlüssel holen",
      text: "Melden Sie sich in der Konsole an. Sie erzeugt einen Schlüssel je Konto und zeigt das Geheimnis einmal: Wir behalten nur seinen Fingerabdruck. Ein neuer ersetzt den alten sofort.",
    },
    test: {
      heading: "Testen und Fehler finden",
      text: "Derselbe Aufruf in drei Sprachen, dann eine Ablehnung im Wortlaut. Die Konsole sendet auch Anfragen für Sie und behält die letzten {kept} mit Ihrem Schlüssel.",
    },
    develop: {
      heading: "Entwickeln",
      text: "Der Schlüssel gehört in die Umgebung, nie in eine Seite. Lesen Sie zuerst den Code der Hülle, dann die Daten, und beachten Sie Retry-After.",
    },
    form: "Oder über das Kontaktformular",
    header: "Kopfzeile jedes Aufrufs",
    samples: "Sprache des Beispiels",
    refused: "Antwort auf {call}",
  },
  limits: {
    heading: "Grenzen",
    items: [
      { figure: "{calls}", text: "Aufrufe je Minute und Schlüssel" },
      { figure: "{wrongKeys}", text: "falsche Schlüssel je Adresse, danach höchstens {wrongMinutes}\u00a0Minuten Wartezeit" },
      { figure: "1", text: "Schlüssel je Konto; der nächste ersetzt ihn" },
      { figure: "{kept}", text: "letzte Aufrufe, in der Konsole nachzulesen" },
    ],
  },
  reasons: {
    caption: "Ablehnungen und ihre Gründe",
    columns: ["code", "HTTP", "reason", "Was zu tun ist"],
    rows: [
      ["400", "200", "invalidInput", "reasons lesen: ein Grund je Feld, etwa notANumber oder unknownWebsite."],
      ["401", "401", "wrongKey", "Schlüssel prüfen: Kennung, Punkt, Geheimnis."],
      ["404", "404", "notFound", "Auf dieser Website gibt es keinen Eintrag dieses Namens."],
      ["405", "405", "methodNotAllowed", "Eine Methode aus der Kopfzeile Allow verwenden."],
      ["429", "429", "tooMany", "Die Sekunden aus Retry-After abwarten."],
      ["500", "500", "internal", "Uns die X-Request-Id der Antwort nennen."],
    ],
    note: "Jede Antwort ist eine Hülle: code, message, data, bei Ablehnung auch reason. Entscheiden Sie nach reason; message ist für Menschen geschrieben und wechselt mit der Sprache.",
  },
  reference: {
    heading: "Referenz",
    lead: "Von der API selbst geschrieben, auf Englisch. Ein Schlüssel gilt den lesenden Aufrufen der ersten zwei Gruppen; die übrigen sind die dieser Website.",
    none: "Die API beschreibt sich gerade nicht. Versuchen Sie es später, oder öffnen Sie die Datei.",
    groups: {
      content: "Inhalt",
      config: "Konfiguration der Website",
      "open-api": "Schlüssel der Open API",
      contact: "Kontakt",
      captcha: "Captcha",
      account: "Konto",
      newsletter: "Newsletter",
      consent: "Einwilligung",
      visits: "Besuche",
    },
    places: { query: "Abfrage", body: "Rumpf" },
    noFields: "ohne Parameter",
    count: { one: "{count} Aufruf", other: "{count} Aufrufe" },
  },
  onward: {
    heading: "Wie es weitergeht",
    console: "Ihr Schlüssel, ein Prüfstand, Ihre letzten Aufrufe.",
    pangu: "Eine Anlage führen, statt Inhalte zu lesen.",
    contact: "Ein Zweck, den die Referenz nicht kennt? Sprechen wir darüber.",
  },
};
