import type { Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Über uns: Sonne speichern",
    description: "Woher unsere Produktnamen kommen, was wir wollen und wie wir arbeiten: 2,5\u00a0GWh Kapazität und 16\u00a0Jahre Forschung und Entwicklung.",
    keywords: ["Speicherhersteller", "Energiespeicher", "Über eCactus", "Forschung und Entwicklung", "LFP-Batterie", "Kaktus"],
  },
  home: "Startseite",
  about: "Über uns",
  heading: "Sonne speichern.",
  lead: "Ein Kaktus behält, was gute Tage geben, und lebt davon, wenn sie ausbleiben. Unsere Batterien tun dasselbe für Haus, Betrieb und Netz.",
  skyAlt: "Eine nächtliche Wüste unter Sternenhimmel, in der Mitte ein Kaktus mit einer mintgrünen Lichtlinie im Stamm",
  story: {
    heading: "Eine Pflanze, die warten kann",
    paragraphs: [
      "Die Rippen eines Kaktus sind kein Schmuck. Sie weiten sich, wenn die Pflanze sich füllt, und falten sich, wenn sie vom Vorrat zehrt. Ihr Umfang folgt dem, was sie behält.",
      "Eine stapelbare Batterie folgt demselben Gedanken: Wächst der Bedarf, kommt ein Modul dazu. Dort wartet die Mittagssonne bis zum Abend.",
    ],
    alt: "MYRTILLO in Einzelteilen: drei weiße Module zwischen dunklem Sockel und schwarzer Steuereinheit",
  },
  names: {
    heading: "Woher die Namen kommen",
    list: [
      { plant: "Agave", product: "AGAVE-TH", text: "Eine Sukkulente, die in ihren Blättern speichert, dicht um ein Herz gelegt. Bei uns stehen Wechselrichter und Batterie in einem Turm." },
      { plant: "Myrtillocactus", product: "MYRTILLO", text: "Ein Säulenkaktus aus Mexiko, der Säule um Säule ansetzt. Ebenso wächst die Batterie: Modul für Modul, Turm für Turm." },
      { plant: "Copiapoa", product: "COPIA", text: "Ein Kaktus aus der Atacama, wo Regen selten ist und Nebel zählt. Der Wechselrichter macht aus jeder Stunde Licht etwas." },
      { plant: "Cholla", product: "cholla", text: "Ein Kaktus, dessen Glieder an allem hängen bleiben, was vorbeikommt. Der Datenlogger hängt am System und bringt dessen Messwerte mit." },
    ],
  },
  figures: {
    heading: "Zwei Zahlen, kein Beiwort",
    list: [
      { number: "2,5", unit: "GWh", label: "Kapazität" },
      { number: "16", unit: "Jahre", label: "Forschung und Entwicklung" },
    ],
  },
  aims: {
    heading: "Wonach wir uns richten",
    list: [
      { name: "Vision", text: "Dass das Licht eines Tages für seine Nacht reicht, überall, wo die Sonne aufgeht." },
      { name: "Mission", text: "Speicher bauen, die schnell installiert und leicht verstanden sind und die man vergisst, weil sie arbeiten." },
      { name: "Wert", text: "Das Maß. Zu jeder Zahl gehört ihre Bedingung, und was wir nicht wissen, schreiben wir nicht." },
    ],
  },
  brand: {
    heading: "Eine einzige Lichtlinie",
    text: "Jedes Produkt trägt eine feine mintgrüne Linie. Alles Übrige ist weiß, matt und still. Die Linie ist unser Zeichen: Licht, das mittags kam und abends noch da ist.",
    alt: "Die mintgrüne Lichtlinie auf der Front eines Moduls, aus nächster Nähe",
  },
  onward: { products: "Zu den Produkten", news: "Aktuelles lesen" },
};
