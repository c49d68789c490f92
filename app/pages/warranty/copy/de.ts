import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Garantie: einen Mangel melden",
    description:
      "Unterlagen aufbewahren, Mangel in fünf Schritten melden, Gründe für den Verlust der Garantie und Ihre gesetzlichen Rechte nach Ländern.",
    keywords: ["Garantie Batteriespeicher", "Mangel melden", "Seriennummer", "Gewährleistung"],
  },
  heading: "Garantie und Mangelmeldung",
  lead: "Mit vier Unterlagen melden Sie einen Mangel in wenigen Minuten. Diese Seite nennt Unterlagen, Schritte und Ihre gesetzlichen Rechte.",
  keep: {
    heading: "Vier Unterlagen für den Garantiefall",
    alt: "Eine Stahlschublade voller LFP-Zellen, auf einer steht ein Messkopf",
    things: [
      {
        name: "Kaufbeleg",
        text: "Rechnung mit Datum, Gerät und Verkäufer; sie belegt den Kauf. Der Lieferschein belegt, ab wann die Gewährleistung läuft.",
      },
      {
        name: "Seriennummer",
        text: "Auf dem Typenschild jedes Geräts und jedes Moduls. Fotografieren Sie es, bevor Wand oder Abdeckung es verdecken.",
      },
      {
        name: "Inbetriebnahmeprotokoll",
        text: "Datum, Netzeinstellungen, Messwerte, Name des Installateurs. Lassen Sie sich eine Kopie geben; ohne sie bleibt die Ursache eines Mangels Ansichtssache.",
      },
      {
        name: "Zugang zu Ihren Daten",
        text: "Ist ein Datenlogger cholla online, sieht der Installateur in ECOS Hub Codes und Uhrzeiten.",
      },
    ],
  },
  claim: {
    heading: "Mangel in fünf Schritten melden",
    text: "Beginnen Sie beim Verkäufer oder Installateur, denn mit ihm haben Sie den Vertrag. Gibt es ihn nicht mehr oder antwortet er nicht, schreiben Sie uns.",
    link: "Mangel melden",
    steps: [
      {
        name: "Gerät von außen prüfen",
        text: "Notieren Sie Code, Uhrzeit, Wetter und was sich gerade geändert hat. Alle Abdeckungen bleiben zu.",
      },
      {
        name: "Fehlercode nachschlagen",
        text: "Manche Codes verschwinden nach einem Neustart des Routers oder einem Update. Die Seite Fehlercodes nennt, wer handeln darf.",
      },
      { name: "Installateur rufen", text: "Der Installateur misst vor Ort, liest das Protokoll aus und schreibt einen Befund." },
      {
        name: "Meldung senden",
        text: "Senden Sie Seriennummern, Kaufbeleg, Protokoll, Fotos und Befund. Im Kontaktformular ist „Garantie“ schon gewählt.",
      },
      {
        name: "Auf Anweisung zurücksenden",
        text: "Eine Lithiumbatterie ist beim Transport Gefahrgut. Warten Sie auf Verpackung und Anweisung.",
      },
    ],
  },
  terms: {
    heading: "Vier Angaben in der Garantieurkunde",
    text: "Dauer und Grenzen hängen von Gerät, Land und Kaufdatum ab. Sie stehen in der Urkunde, die Ihrem Gerät beilag. Dauer und Energiedurchsatz beenden die Garantie, je nachdem, was zuerst erreicht ist; die Restkapazität ist die Schwelle, unter der Sie Anspruch haben, und die Bedingungen nennen, wann die Garantie nicht greift.",
    figures: [
      {
        name: "Dauer",
        text: "Ab Kauf oder ab Inbetriebnahme, je nach Urkunde. Sehen Sie nach, welches der beiden Daten gilt.",
      },
      {
        name: "Restkapazität",
        text: "Der Anteil der anfänglichen Energie, den die Batterie am Ende noch speichern muss, gemessen unter genannten Bedingungen.",
      },
      {
        name: "Energiedurchsatz",
        text: "Die gesamte entladene Energie. Bei zwei Zyklen am Tag ist der Wert lange vor dem Ende der Jahre erreicht.",
      },
      {
        name: "Bedingungen",
        text: "Die Grenzen, innerhalb derer das Gerät arbeiten muss. Das Protokoll des Wechselrichters weist es nach.",
      },
    ],
  },
  voids: {
    lost: {
      heading: "Häufige Gründe für den Garantieverlust",
      list: [
        "Ein Gerät, das Unbefugte geöffnet, verändert oder repariert haben",
        "Eine Montage entgegen unseren Vorgaben: Abstände, Temperatur, Absicherung, Leitungsquerschnitt",
        "Module anderer Hersteller im selben Turm oder ein nicht vorgesehener Wechselrichter",
        "Eine monatelang entladene Batterie",
        "Wasser, Blitz, Stoß, Überspannung: oft ein Fall für die Wohngebäudeversicherung",
        "Eine entfernte oder unlesbare Seriennummer",
      ],
    },
    kept: {
      heading: "Maßnahmen ohne Folgen für die Garantie",
      list: [
        "Das Gehäuse abwischen und die Lüftung freihalten",
        "Firmware-Updates, die Ihr Installateur in ECOS Hub startet",
        "Router oder Internetanbieter wechseln",
        "Das Haus verkaufen: Fragen Sie, ob die Urkunde auf den Käufer übergeht",
        "Einen anderen Fachbetrieb mit der Wartung beauftragen",
      ],
    },
  },
  law: {
    heading: "Gesetzliche Rechte nach Ländern",
    text: "Eine Herstellergarantie kommt zu Ihren gesetzlichen Rechten hinzu und ersetzt keines davon. Diese richten sich zuerst gegen den Verkäufer, zum Teil auch gegen den Hersteller.",
    places: [
      {
        name: "Deutschland",
        text: "Gegenüber dem Verkäufer gilt die Gewährleistung, auch wenn viele „Garantie“ dazu sagen: Nacherfüllung, danach Rücktritt, Minderung oder Schadensersatz (§\u00a0437 BGB). Die Ansprüche verjähren zwei Jahre nach der Ablieferung, bei einem Bauwerk und bei Sachen, die dafür verwendet wurden und dessen Mangel verursacht haben, nach fünf Jahren (§\u00a0438). Kaufen Sie als Verbraucher, wird im ersten Jahr vermutet, dass der Mangel von Anfang an bestand (§\u00a0477). Für Werkverträge gelten §§\u00a0634 und 634a, für die Herstellergarantie §§\u00a0443 und 479. Für Schäden durch ein fehlerhaftes Produkt haftet der Hersteller nach dem Produkthaftungsgesetz.",
      },
      {
        name: "Österreich",
        text: "Für Käufe von Verbrauchern gilt das Verbrauchergewährleistungsgesetz (VGG): Der Verkäufer haftet für Mängel, die binnen zwei Jahren nach der Übergabe hervorkommen (§\u00a010); im ersten Jahr wird vermutet, dass sie von Anfang an bestanden (§\u00a011). Für andere Verträge gelten §§\u00a0922\u00a0ff. ABGB und §\u00a09 KSchG, bei unbeweglichen Sachen drei Jahre (§\u00a0933 ABGB). Für Schäden durch ein fehlerhaftes Produkt haftet der Hersteller nach dem Produkthaftungsgesetz.",
      },
      {
        name: "Europäische Union",
        text: "Gegenüber Verbrauchern haftet der Verkäufer mindestens zwei Jahre ab Lieferung für Mängel (Richtlinie (EU) 2019/771). Mindestens im ersten Jahr wird vermutet, dass der Mangel von Anfang an bestand. Reparatur oder Ersatz sind für Sie kostenlos. Für Schäden durch ein fehlerhaftes Produkt haftet der Hersteller selbst.",
      },
      {
        name: "Schweiz",
        text: "Nach dem Obligationenrecht haftet der Verkäufer gegenüber Privaten in der Regel zwei Jahre. Prüfen Sie die Ware bald nach Erhalt und rügen Sie Mängel sofort.",
      },
      {
        name: "Australien",
        text: "Das Australian Consumer Law sieht für eine dem Produkt angemessene Zeit Garantien vor, die sich nicht ausschließen lassen. Bei einem schweren Mangel wählt der Verbraucher zwischen Ersatz und Erstattung. Auch der Hersteller schuldet Verbrauchern Schadensersatz (section 271).",
      },
      {
        name: "China",
        text: "Es gelten das Verbraucherschutzgesetz und das Produktqualitätsgesetz, neben dem, was die Urkunde zusagt. Bei Schäden durch einen Mangel kann sich der Verbraucher an den Verkäufer oder an den Hersteller wenden.",
      },
    ],
    note: "Zur Orientierung, keine Rechtsberatung. Es gilt das Recht Ihres Landes und bei einem gewerblichen Kauf Ihr Vertrag.",
  },
};
