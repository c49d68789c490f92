export const fr = {
  inverter: {
    heading: "Quatre chemins, un seul appareil.",
    alt: "Schéma\u202f: {name} au centre. Des panneaux, l’énergie va à la maison, à la batterie et au réseau\u202f; de la batterie, elle va à la maison.",
    paths: [
      "Du toit à la maison, tant qu’un appareil tourne.",
      "Du toit à la batterie, sans passer par le courant alternatif.",
      "Du toit au réseau, quand la batterie est pleine.",
      "De la batterie à la maison, une fois le soleil couché.",
    ],
    parts: { panels: "panneaux", battery: "batterie", house: "maison", grid: "réseau" },
    direct: ["courant", "continu"],
    alternating: ["courant", "alternatif"],
  },
  units: {
    heading: "Chaque unité ajoute {step}.",
    text: "On s’arrête au nombre que le site demande, et l’on en ajoute quand il grandit.",
    note: "avec {count} unités en parallèle",
    alt: "De gauche à droite, une à {count} unités en parallèle\u202f: de {step} à {total}.",
  },
  plant: {
    heading: "Entre la batterie et le réseau.",
    text: "Le nom désigne un modèle, pas une puissance. Voici sa place dans l’installation, et ce qui se règle à chaque point avant de figer le schéma.",
    alt: "Schéma unifilaire\u202f: batterie, {name}, transformateur, réseau\u202f; PANGU OS donne la consigne.",
    parts: { battery: "batterie", transformer: "transformateur", grid: "réseau" },
    charge: "charge",
    discharge: "décharge",
    order: "consigne",
    questions: [
      { place: "Côté continu", text: "Plage de tension, batterie vide et pleine\u202f; courant continu et de pointe." },
      { place: "Conversion", text: "Surcharge et sa durée, refroidissement, réduction par forte chaleur et en altitude." },
      { place: "Côté alternatif", text: "Puissance active et apparente, facteur de puissance, harmoniques, isolation galvanique." },
      { place: "Conduite", text: "Interfaces avec la supervision, exigences du gestionnaire de réseau." },
    ],
  },
  links: {
    heading: "Quel lien arrive jusqu’à votre système\u202f?",
    alt: "Schéma\u202f: l’enregistreur joint ECOS par le Wi-Fi et la box, par un câble et la box, ou par le réseau mobile. Ici\u202f: {link}.",
    choices: {
      WiFi: { text: "Le Wi-Fi passe, porte fermée, là où se tient le système.", needs: "Il faut\u202f: le mot de passe de la box." },
      LAN: {
        text: "Un mur arrête le Wi-Fi, mais un câble peut passer.",
        needs: "Il faut\u202f: un port libre sur la box ou le commutateur.",
      },
      "4G": { text: "Ni Wi-Fi ni câble, mais le réseau mobile porte.", needs: "Il faut\u202f: la couverture sur place et un abonnement." },
    },
    router: "box",
    mast: "réseau mobile",
    note: "Les trois envoient les mêmes relevés à ECOS et ECOS Hub\u202f; seul le chemin change.",
  },
  charger: {
    heading: "Du soleil à la voiture.",
    alt: "Schéma\u202f: le toit alimente l’onduleur, l’onduleur la maison et la borne, la borne la voiture.",
    steps: [
      "Le toit produit du courant continu.",
      "AGAVE-TH ou COPIA le convertit pour la maison.",
      "La borne le mène à la voiture, sur son propre circuit.",
      "Le chargeur embarqué de la voiture fixe le rythme.",
    ],
    parts: { roof: "toit", system: "onduleur", house: "maison", charger: "borne", car: "voiture" },
  },
  plug: {
    heading: "Le même appareil, à midi.",
    text: "Un kilowattheure consommé quand le toit produit n’a pas besoin de passer par la batterie.",
    alt: "Une journée\u202f: la courbe du toit culmine à midi\u202f; l’usage d’un appareil passe du soir à midi.",
    roof: "le toit produit",
    noon: "en direct",
    evening: "par la batterie",
    hours: ["0\u202fh", "6\u202fh", "12\u202fh", "18\u202fh", "24\u202fh"],
    example: "Exemple d’une journée claire.",
  },
};

export type Copy = typeof fr;
