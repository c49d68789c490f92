export const fr = {
  seo: {
    title: "Stockage d’énergie pour la maison et le réseau",
    description:
      "Batteries, onduleurs hybrides et systèmes de conversion de puissance pour la maison, l’entreprise et le réseau, du module de 4,99 kWh au grand site.",
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
    heading: "Le soleil se garde.",
    lead: "Batteries et onduleurs pour la maison, l’entreprise et le réseau. Ce que le toit produit à midi sert encore à 23\u00a0h.",
    find: "Trouver un installateur",
    product: "Découvrir AGAVE-TH",
    ask: "Poser une question",
    pictureAlt: "Une maison au crépuscule\u202f: panneaux sur le toit, AGAVE-TH et borne de recharge contre le bardage de bois.",
  },
  /** In the order of their addresses in route.tsx. */
  visitors: {
    heading: "Par où entrer",
    items: [
      { who: "J’ai une maison", what: "Calculer la taille de la batterie" },
      { who: "J’installe", what: "Mettre en service avec ECOS Hub" },
      { who: "Je distribue", what: "Parler d’un partenariat" },
      { who: "J’exploite un site", what: "Écrêter les pointes, tenir la ligne" },
      { who: "Je planifie un réseau", what: "Stocker à l’échelle du réseau" },
    ],
  },
  day: {
    heading: "Une journée en 96 traits",
    lead: "Une batterie domestique ne produit rien. Elle déplace le soleil vers les heures où la maison en a besoin.",
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
      first: { sun: "Le toit donne {kW}\u00a0kW", battery: "La batterie donne {kW}\u00a0kW", grid: "Le réseau donne {kW}\u00a0kW" },
      next: { sun: "le\u00a0toit\u00a0{kW}", battery: "la\u00a0batterie\u00a0{kW}", grid: "le\u00a0réseau\u00a0{kW}" },
      uses: {
        house: "la maison en prend\u00a0{kW}",
        car: "la\u00a0voiture\u00a0{kW}",
        battery: "la\u00a0batterie\u00a0{kW}",
        grid: "le\u00a0réseau\u00a0{kW}",
      },
      split: "{sources}\u202f: {uses}.",
      houseOnly: "{sources}, tout pour la maison.",
      empty: " La batterie est vide.",
      full: " La batterie est pleine.",
    },
    cursor: "Heure de la journée",
    moments: "Trois autres moments",
    battery: "Batterie",
    percent: "{percent}\u00a0%",
    season: { label: "Saison", names: { winter: "Hiver", spring: "Mi-saison", summer: "Été" } },
    stack: { label: "Modules", size: "{count}\u00a0modules, {kWh}\u00a0kWh" },
    totals: {
      produced: "produits par le toit",
      used: "pour la maison et la voiture",
      bought: "achetés au réseau",
      sold: "vendus au réseau",
    },
    conditions:
      "Exemple\u202f: une journée claire simulée à {city}, toit de 9\u00a0kWc, AGAVE-\u2060TH de 10\u00a0kW ({stack}), une voiture. Un trait vaut quinze minutes. Valeurs arrondies, pertes de conversion non comptées.",
  },
  residential: {
    label: "Maison",
    heading: "Le toit, jusque tard le soir.",
    text: "AGAVE-TH réunit l’onduleur hybride triphasé et la batterie dans une tour de 2 à 6 modules. Elle s’empile en 15 minutes, avec 75\u00a0% de temps d’installation gagné selon nos propres chiffres.",
    figure: "9,98 à 29,94",
    unit: "kWh",
    condition: "de 2 à 6 modules",
    link: "AGAVE-TH en détail",
  },
  commercial: {
    label: "Tertiaire et industriel",
    heading: "La ligne ne s’arrête pas.",
    text: "TIANYUAN 60k convertit 62,5\u00a0kW avec un rendement de 99\u00a0%, et bascule en moins de 10\u00a0ms\u202f: à vérifier pour chaque machine. Jusqu’à 10 unités en parallèle.",
    figure: "<\u00a010",
    unit: "ms",
    condition: "temps de basculement",
    link: "TIANYUAN 60k en détail",
    pictureAlt: "Dix TIANYUAN 60k dans deux baies d’un local technique.",
  },
  utility: {
    label: "Réseau",
    heading: "Le vent souffle la nuit. Le réseau en vit le jour.",
    text: "À l’échelle du réseau, le stockage rend prévisible ce qui ne l’est pas. TIANYUAN 200k est fait pour ces sites.",
    link: "TIANYUAN 200k en détail",
    pictureAlt: "Un champ de batteries au bord d’une route, un poste électrique au loin, le soir.",
  },
  figures: {
    heading: "Trois chiffres, rien de plus",
    items: [
      { number: "2,5", unit: "GWh", note: "de capacité" },
      { number: "16", unit: "ans", note: "de recherche et développement" },
      { number: "10\u202f000", unit: "cycles", note: "et plus pour MYRTILLO, la batterie LFP haute tension" },
    ],
  },
  safety: {
    heading: "Quinze secondes, comptées une à une",
    text: "La chimie LFP supporte la chaleur mieux que d’autres. Si un module s’échauffe malgré tout\u202f: extinction d’incendie en 15 secondes au plus.",
    unit: "s",
    link: "MYRTILLO en détail",
    pictureAlt: "La ligne de lumière menthe sur la face d’un module, vue de près.",
  },
  platforms: {
    heading: "Quatre outils, un seul relevé",
    lead: "Le même système, vu par celui qui y habite, celui qui l’installe, celui qui l’exploite et celui qui développe.",
    screen: "ECOS, un foyer à 22\u00a0h\u202f: données d’exemple, celles de la journée ci-dessus.",
    items: [
      { name: "ECOS", text: "Pour le foyer\u202f: voir ce que le toit donne, ce que la maison prend, ce que la batterie garde." },
      {
        name: "ECOS Hub",
        text: "Pour l’installateur et le distributeur\u202f: mise en service, mises à jour du micrologiciel à distance, analyse des codes d’erreur.",
      },
      { name: "PANGU OS", text: "Pour l’exploitant\u202f: le système de gestion d’énergie du site." },
      { name: "Open API", text: "Pour le développeur\u202f: quatre étapes, de la demande au premier appel." },
    ],
  },
  news: { heading: "À lire", all: "Toutes les actualités", empty: "Aucune donnée" },
  close: { heading: "Dix produits, une même ligne de lumière.", link: "Parcourir le catalogue" },
};

export type Copy = typeof fr;
