export const fr = {
  heading: "Vues à l’échelle et raccordements",
  note: "Dessiné d’après le modèle des images, sans cotes\u202f; l’appareil livré peut différer dans le détail.",
  devices: {
    copia: {
      alt: "COPIA vu de face, du côté droit et de dessous, à l’échelle, avec huit éléments numérotés.",
      parts: {
        display: "Écran",
        light: "Ligne de lumière",
        cover: "Capot du compartiment de raccordement",
        fins: "Ailettes de refroidissement",
        disconnector: "Sectionneur",
        strings: "Connecteurs des panneaux",
        logger: "Port de l’enregistreur cholla",
        glands: "Presse-étoupes\u202f: batterie, réseau, maison",
      },
    },
    "tianyuan-200k": {
      alt: "L’armoire TIANYUAN 200k vue de face et du côté droit, à l’échelle, avec neuf éléments numérotés.",
      parts: {
        display: "Écran",
        lamps: "Voyants",
        stop: "Arrêt d’urgence",
        door: "Porte avec poignée pivotante et serrure",
        light: "Ligne de lumière",
        slots: "Fentes d’aération de la porte, en bas et en haut",
        louvres: "Ouïes du panneau latéral",
        base: "Socle avec entrée des câbles",
        eyes: "Anneaux de levage",
      },
    },
    "ac-charger": {
      alt: "La borne vue de face et du côté droit, à l’échelle, avec huit éléments numérotés.",
      parts: {
        display: "Écran",
        light: "Ligne de lumière",
        button: "Touche",
        dock: "Logement du connecteur",
        connector: "Connecteur pour la voiture",
        cable: "Câble de charge",
        gland: "Presse-étoupe du câble",
        bracket: "Support mural",
      },
    },
    "smart-plug": {
      alt: "La prise connectée vue de face et du côté droit, à l’échelle, avec six éléments numérotés.",
      parts: {
        socket: "Prise pour l’appareil, de type européen",
        earth: "Contacts de terre",
        button: "Touche",
        light: "Ligne de lumière",
        body: "Fiche",
        pins: "Broches",
      },
    },
  },
};

export type Copy = typeof fr;
