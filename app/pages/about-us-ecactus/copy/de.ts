import { chapterPaths, type Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Unsere Geschichte: vier Pflanzen",
    description:
      "Agave, Myrtillocactus, Copiapoa, Cholla: vier Pflanzen, die behalten, was die Sonne gibt, und die Geräte, die nach ihnen heißen.",
    keywords: ["Markengeschichte", "Kaktus", "Agave", "Myrtillocactus", "Copiapoa", "Cholla"],
  },
  about: "Über uns",
  story: "Unsere Geschichte",
  heading: "Sonne speichern.",
  lead: "Ein Kaktus behält, was gute Tage geben, und lebt davon, wenn sie ausbleiben. Unsere Geräte heißen nach vier Pflanzen der Wüste. Hier steht, warum.",
  skyAlt: "Eine nächtliche Wüste unter Sternenhimmel, in der Mitte ein Kaktus mit einer mintgrünen Lichtlinie im Stamm",
  ribs: {
    heading: "Die Rippen",
    sentences: [
      "Die Rippen eines Kaktus sind kein Schmuck.",
      "Sie weiten sich, wenn er sich füllt, und falten sich, wenn er zehrt.",
      "Sein Umfang folgt dem, was er behält.",
    ],
    dry: "Trockenzeit",
    rain: "Nach dem Regen",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, Familie der Spargelgewächse",
      plant: "Kein Kaktus, aber dieselbe Lehre: dicke Blätter, eng um ein Herz gelegt, in denen Wasser wartet.",
      device: "AGAVE-TH legt Wechselrichter und Batterie in einen einzigen Turm. Nichts hängt heraus, nichts muss man suchen.",
      product: "Zu AGAVE-TH",
      to: chapterPaths.agave,
      alt: "Eine Agave mit gezähnten blaugrünen Blättern neben einem AGAVE-TH im tiefen Abendlicht",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexiko",
      plant: "Ein Säulenkaktus, der sich früh verzweigt und als Kandelaber endet: eine Säule, dann noch eine.",
      device: "MYRTILLO wächst ebenso, Modul für Modul, dann Turm für Turm: von 4,99 bis 149,76\u00a0kWh.",
      product: "Zu MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "Ein Kandelaberkaktus mit blauen, gerippten Armen neben drei gestapelten MYRTILLO-Modulen",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, Küste der Atacama",
      plant: "Wo fast nie Regen fällt, lebt er vom Nebel, der vom Meer heraufzieht. Nichts ist zu wenig.",
      device: "COPIA ist der Hybridwechselrichter: Er nimmt das flache Licht am Morgen wie das am Mittag.",
      product: "Zu COPIA",
      to: chapterPaths.copia,
      alt: "Ein Polster kreidegrauer Copiapoa-Köpfe auf einem Sockel, darüber COPIA an der Wand",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, vom Südwesten der USA bis Mexiko",
      plant: "Ihre Glieder lösen sich bei der leisesten Berührung, hängen sich an und reisen weit.",
      device: "cholla hängt am Wechselrichter und nimmt dessen Messwerte mit, über WiFi, LAN oder 4G.",
      product: "Zu cholla",
      to: chapterPaths.cholla,
      alt: "Ein bedorntes Glied einer Cholla neben dem Datenlogger cholla WiFi, fast von derselben Form",
    },
  },
  ending: {
    heading: "Von Mittag bis Abend eine Linie.",
    text: "Über jedes Gerät läuft eine feine mintgrüne Linie. Alles Übrige ist weiß, matt und still. Mehr haben wir von der Pflanze nicht behalten: das Licht, das sie nicht zurückgab.",
    mark: "Das Zeichen im Einzelnen",
    products: "Zu den Produkten",
    alt: "Die mintgrüne Lichtlinie an der Fuge zweier Module",
  },
};
