import { chapterPaths, type Copy } from "./fr.ts";

export const de: Copy = {
  seo: {
    title: "Markengeschichte: vier Pflanzen als Namensgeber",
    description:
      "Agave, Myrtillocactus, Copiapoa und Cholla: Nach diesen vier Wüstenpflanzen heißen die Speicher, Wechselrichter und Datenlogger von eCactus.",
    keywords: ["Markengeschichte", "Kaktus", "Agave", "Myrtillocactus", "Copiapoa", "Cholla"],
  },
  about: "Über uns",
  story: "Markengeschichte",
  heading: "Vier Wüstenpflanzen und die Geräte von eCactus",
  lead: "Ein Kaktus speichert Wasser für die Trockenzeit, ein Batteriespeicher Solarstrom für die Nacht. Deshalb heißen AGAVE-TH, MYRTILLO, COPIA und cholla nach vier Pflanzen.",
  ribs: {
    heading: "Die Rippen eines Kaktus",
    sentences: [
      "Ein Kaktus speichert Wasser in seinem Stamm.",
      "Die Rippen weiten sich, wenn er Wasser aufnimmt, und falten sich, wenn er es verbraucht.",
      "Am Umfang ist der Wasservorrat zu erkennen.",
    ],
    dry: "Trockenzeit",
    rain: "Nach dem Regen",
  },
  plants: {
    agave: {
      name: "Agave",
      latin: "Agave, Familie der Spargelgewächse",
      plant: "Die Agave ist kein Kaktus. Auch sie speichert Wasser, in dicken Blättern eng um ein Herz.",
      device: "AGAVE-TH vereint Hybridwechselrichter und Batterie in einem einzigen Turm.",
      product: "Zu AGAVE-TH",
      to: chapterPaths.agave,
      alt: "Eine Agave mit gezähnten blaugrünen Blättern neben einem AGAVE-TH im tiefen Abendlicht",
    },
    myrtillocactus: {
      name: "Myrtillocactus",
      latin: "Myrtillocactus geometrizans, Mexiko",
      plant: "Der Säulenkaktus verzweigt sich früh und wächst zu einem Kandelaber aus vielen Säulen.",
      device: "MYRTILLO wird ebenso erweitert, Modul für Modul und Turm für Turm: von 4,99 bis 149,76\u00a0kWh.",
      product: "Zu MYRTILLO",
      to: chapterPaths.myrtillo,
      alt: "Ein Säulenkaktus mit blaugrünen, gerippten Säulen neben drei gestapelten MYRTILLO-Modulen",
    },
    copiapoa: {
      name: "Copiapoa",
      latin: "Copiapoa cinerea, Küste der Atacama",
      plant: "Copiapoa wächst, wo fast nie Regen fällt, und lebt vom Nebel, der vom Meer heraufzieht.",
      device: "COPIA ist der Hybridwechselrichter für PV-\u2060Anlage, Batterie, Netz und Haus.",
      product: "Zu COPIA",
      to: chapterPaths.copia,
      alt: "Ein Polster kreidegrauer Copiapoa-Köpfe auf einem Sockel, darüber COPIA an der Wand",
    },
    cholla: {
      name: "Cholla",
      latin: "Cylindropuntia, vom Südwesten der USA bis Mexiko",
      plant: "Ihre Glieder lösen sich bei der leisesten Berührung, hängen sich an und reisen weit.",
      device: "Der Datenlogger cholla sitzt am Wechselrichter und überträgt dessen Messwerte über WLAN, LAN oder 4G.",
      product: "Zu cholla",
      to: chapterPaths.cholla,
      alt: "Ein bedorntes Glied einer Cholla neben dem Datenlogger cholla WiFi, fast von derselben Form",
    },
  },
  ending: {
    heading: "Die Lichtlinie auf jedem Gerät",
    text: "Über die matte weiße Front jedes Geräts läuft eine feine mintgrüne Linie. Sie erinnert an das Licht, das die Pflanze am Tag gesammelt hat.",
    mark: "Das Logo im Einzelnen",
    products: "Zu den Produkten",
  },
};
