export const fr = {
  seo: {
    title: "Stockage d’énergie pour la maison et le réseau",
    description: "Batteries, onduleurs hybrides et systèmes de conversion de puissance pour la maison, l’entreprise et le réseau, du module de 4,99 kWh au grand site.",
    keywords: ["stockage d’énergie par batterie", "batterie domestique", "onduleur hybride", "système tout-en-un", "autoconsommation", "PCS"],
  },
  hero: {
    heading: "Le soleil se garde.",
    lead: "Batteries et onduleurs pour la maison, l’entreprise et le réseau. Ce que le toit produit à midi sert encore à 23\u00a0h.",
    first: "Découvrir AGAVE-TH",
    second: "Tous les produits",
    pictureAlt: "Une maison au crépuscule\u202f: panneaux sur le toit, AGAVE-TH et borne de recharge contre le bardage de bois.",
  },
  day: {
    heading: "Une journée, trois moments",
    lead: "Une batterie domestique ne produit rien. Elle déplace le soleil vers les heures où la maison en a besoin.",
    moments: [
      { time: "13\u00a0h", title: "Le toit donne plus que la maison ne prend", text: "L’excédent charge la batterie d’abord, puis la voiture. Le réseau reçoit ce qui reste." },
      { time: "19\u00a0h", title: "Tout le monde rentre", text: "Le four, la pompe à chaleur, la lumière\u202f: la batterie donne ce que le toit ne donne plus." },
      { time: "23\u00a0h", title: "La maison dort, au soleil de midi", text: "Ce qui reste en charge tient jusqu’au matin. L’autoconsommation se joue la nuit." },
    ],
  },
  residential: {
    label: "Maison",
    heading: "Le toit, jusque tard le soir.",
    text: "AGAVE-TH réunit l’onduleur hybride triphasé et la batterie dans une tour de 2 à 6 modules. Empilée en 15 minutes, elle abaisse le temps d’installation de 75\u00a0%.",
    figure: "9,98 à 29,94",
    unit: "kWh",
    condition: "de 2 à 6 modules",
    link: "AGAVE-TH en détail",
  },
  commercial: {
    label: "Tertiaire et industriel",
    heading: "La ligne ne s’arrête pas.",
    text: "TIANYUAN 60k convertit 62,5\u00a0kW avec un rendement de 99\u00a0%, et bascule avant que les machines ne s’en aperçoivent. Jusqu’à 10 unités en parallèle.",
    figure: "<\u00a010",
    unit: "ms",
    condition: "temps de basculement",
    link: "TIANYUAN 60k en détail",
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
      { number: "16", unit: "ans", note: "de recherche et développement sur un seul sujet\u202f: garder l’énergie" },
      { number: "10\u202f000", unit: "cycles", note: "et plus pour MYRTILLO, la batterie LFP haute tension" },
    ],
  },
  safety: {
    heading: "Quinze secondes, comptées une à une",
    text: "La chimie LFP supporte la chaleur mieux que d’autres. Si un module s’échauffe malgré tout, l’extinction d’incendie agit en 15 secondes, dans la tour elle-même.",
    link: "MYRTILLO en détail",
    pictureAlt: "La ligne de lumière menthe sur la face d’un module, vue de près.",
  },
  platforms: {
    heading: "Quatre outils, un seul relevé",
    lead: "Le même système, vu par celui qui y habite, celui qui l’installe, celui qui l’exploite et celui qui développe.",
    items: [
      { name: "ECOS", text: "Pour le foyer\u202f: voir ce que le toit donne, ce que la maison prend, ce que la batterie garde." },
      { name: "ECOS Hub", text: "Pour l’installateur et le distributeur\u202f: mise en service, mises à jour du micrologiciel à distance, analyse des codes d’erreur." },
      { name: "PANGU OS", text: "Pour l’exploitant\u202f: le système de gestion d’énergie du site." },
      { name: "Open API", text: "Pour le développeur\u202f: quatre étapes, de la demande au premier appel." },
    ],
  },
  news: { heading: "À lire", all: "Toutes les actualités", empty: "aucune donnée" },
  close: { heading: "Dix produits, une même ligne de lumière.", link: "Parcourir le catalogue" },
};

export type Copy = typeof fr;
