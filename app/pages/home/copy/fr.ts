export const fr = {
  seo: {
    title: "Stockage d’énergie\u202f: maison, entreprise et réseau",
    description:
      "Batteries, onduleurs hybrides et PCS pour la maison, l’entreprise et le réseau, du module de 4,99\u00a0kWh au site de plusieurs MWh, avec leurs logiciels.",
    keywords: [
      "stockage d’énergie par batterie",
      "batterie domestique",
      "onduleur hybride",
      "système tout-en-un",
      "autoconsommation",
      "PCS",
    ],
  },
  hero: {
    heading: "Stockage d’énergie\u202f: maison, entreprise et réseau",
    lead: "Nous fabriquons des batteries, des onduleurs et leurs logiciels pour la maison, l’entreprise et le stockage à l’échelle du réseau. Un installateur les dimensionne et les pose.",
    find: "Trouver un installateur",
    product: "Découvrir AGAVE-TH",
    ask: "Nous contacter",
    pictureAlt: "Une maison au crépuscule\u202f: panneaux sur le toit, AGAVE-TH et borne de recharge contre le bardage de bois.",
  },
  /** In the order of their addresses in route.tsx. */
  visitors: {
    heading: "Solutions selon votre profil",
    items: [
      { who: "Particuliers", what: "Calculer la taille de la batterie" },
      { who: "Installateurs", what: "Mettre en service avec ECOS Hub" },
      { who: "Distributeurs", what: "Devenir partenaire" },
      { who: "Exploitants de site", what: "Écrêter les pointes, secourir la production" },
      { who: "EPC et développeurs", what: "Stocker à l’échelle du réseau" },
    ],
  },
  day: {
    heading: "Une journée avec batterie en 96 quarts d’heure",
    lead: "La batterie stocke le surplus solaire de midi et alimente la maison le soir. Choisissez une heure pour voir d’où vient l’énergie.",
    time: "{hour}\u00a0h\u00a0{minute}",
    halves: ["", ""] satisfies [string, string],
    /** As it is read out: each language ends its times, and its sentences, in its own way. */
    spoken: "{time}. {sentence}",
    hours: ["3", "6\u00a0h", "9", "12\u00a0h", "15", "18\u00a0h", "21"],
    sunrise: "lever {time}",
    sunset: "coucher {time}",
    axis: { sources: "sources", uses: "usages" },
    parties: { sun: "soleil", battery: "batterie", grid: "réseau", house: "maison", car: "voiture" },
    says: {
      first: { sun: "Le toit fournit {kW}\u00a0kW", battery: "La batterie fournit {kW}\u00a0kW", grid: "Le réseau fournit {kW}\u00a0kW" },
      next: { sun: "le\u00a0toit\u00a0{kW}", battery: "la\u00a0batterie\u00a0{kW}", grid: "le\u00a0réseau\u00a0{kW}" },
      uses: {
        house: "{kW}\u00a0pour la maison",
        car: "{kW}\u00a0pour la voiture",
        battery: "{kW}\u00a0pour la batterie",
        grid: "{kW}\u00a0injectés",
      },
      split: "{sources}\u202f: {uses}.",
      houseOnly: "{sources}, le tout pour la maison.",
      empty: " La batterie est vide.",
      full: " La batterie est pleine.",
    },
    cursor: "Heure de la journée",
    play: "Lancer la journée",
    pause: "Pause",
    moments: "Trois autres moments de la journée",
    battery: "Batterie",
    percent: "{percent}\u00a0%",
    season: { label: "Saison", names: { winter: "Hiver", spring: "Mi-saison", summer: "Été" } },
    stack: { label: "Modules", size: "{count}\u00a0modules, {kWh}\u00a0kWh" },
    totals: {
      produced: "produits par le toit",
      used: "consommés par la maison et la voiture",
      bought: "soutirés du réseau",
      sold: "injectés dans le réseau",
    },
    conditions:
      "Exemple\u202f: une journée claire simulée à {city}, toit de 9\u00a0kWc, AGAVE-\u2060TH de 10\u00a0kW ({stack}), une voiture. Chaque trait représente un quart d’heure. Les valeurs sont arrondies et ne comptent pas les pertes de conversion.",
  },
  residential: {
    label: "Maison",
    heading: "AGAVE-TH pour la maison\u202f: 9,98 à 29,94\u00a0kWh",
    text: "AGAVE-TH réunit l’onduleur hybride triphasé et la batterie dans une tour de 2 à 6 modules. La tour s’empile en 15 minutes. Selon nos propres chiffres, l’installation prend 75\u00a0% de temps en moins.",
    figure: "9,98 à 29,94",
    unit: "kWh",
    condition: "de 2 à 6 modules",
    link: "AGAVE-TH en détail",
  },
  commercial: {
    label: "Tertiaire et industriel",
    heading: "TIANYUAN 60k\u202f: basculement en moins de 10\u00a0ms",
    text: "TIANYUAN 60k convertit 62,5\u00a0kW avec un rendement de 99\u00a0%, et jusqu’à 10 unités fonctionnent en parallèle. La tolérance de chaque machine au temps de basculement se vérifie à l’étude.",
    figure: "<\u00a010",
    unit: "ms",
    condition: "temps de basculement",
    link: "TIANYUAN 60k en détail",
    pictureAlt: "Dix TIANYUAN 60k dans deux baies d’un local technique.",
  },
  utility: {
    label: "Réseau",
    heading: "PCS TIANYUAN 200k pour grands sites et réseaux",
    text: "À l’échelle du réseau, le stockage compense les variations du vent et du soleil. TIANYUAN 200k convertit l’énergie entre les batteries et le réseau.",
    link: "TIANYUAN 200k en détail",
    pictureAlt: "Un parc solaire dans la brume du matin, deux rangées de conteneurs de batteries entre les panneaux.",
  },
  figures: {
    heading: "eCactus en chiffres",
    items: [
      { number: "2,5", unit: "GWh", note: "de capacité, chiffre de l’entreprise" },
      { number: "16", unit: "ans", note: "de recherche et développement" },
      { number: "10\u202f000", unit: "cycles", note: "et plus pour MYRTILLO, la batterie LFP haute tension" },
    ],
  },
  safety: {
    heading: "Extinction d’incendie en 15 secondes",
    text: "Les cellules LFP supportent mieux la chaleur que celles d’autres chimies. En cas d’échauffement d’un module, l’extinction d’incendie intervient en 15 secondes au plus.",
    unit: "s",
    link: "MYRTILLO en détail",
    pictureAlt: "Coupe d’un module\u202f: quatorze cellules côte à côte, l’une trop chaude, au-dessus d’une échelle de quinze secondes.",
  },
  platforms: {
    heading: "Quatre plateformes\u202f: suivre, installer, exploiter, développer",
    lead: "Particuliers, installateurs, exploitants et développeurs disposent chacun d’un logiciel pour le même système.",
    screen: "ECOS à 22\u00a0h, avec les données de la journée ci-dessus (exemple).",
    items: [
      {
        name: "ECOS",
        text: "L’application pour la maison affiche la production du toit, la consommation de la maison et la charge de la batterie.",
      },
      {
        name: "ECOS Hub",
        text: "L’installateur y fait la mise en service, les mises à jour et l’analyse des codes d’erreur\u202f; le distributeur y suit son parc.",
      },
      { name: "PANGU OS", text: "Le système de gestion d’énergie pilote les batteries des entreprises et des grands sites de stockage." },
      { name: "Open API", text: "Les développeurs lisent le contenu du site en JSON et testent sur des installations simulées." },
    ],
  },
  news: { heading: "Guides et actualités du stockage", all: "Toutes les actualités", empty: "Aucune donnée" },
  close: { heading: "Le catalogue\u202f: batteries, onduleurs, PCS et accessoires", link: "Parcourir le catalogue" },
};

export type Copy = typeof fr;
