const french = {
  seo: {
    title: "Garantie\u202f: déclarer un défaut",
    description: "Les documents à conserver, la déclaration d’un défaut pas à pas, les causes de perte de garantie et vos droits légaux.",
    keywords: ["garantie batterie", "déclarer un défaut", "numéro de série", "garantie légale de conformité"],
  },
  heading: "Garantie\u202f: déclarer un défaut en cinq étapes",
  lead: "Réunissez quatre éléments, puis suivez les étapes\u202f: la déclaration prend quelques minutes.",
  keep: {
    heading: "Documents à conserver dès le premier jour",
    alt: "Un tiroir d’acier plein de cellules LFP, une tête de mesure posée sur l’une d’elles",
    things: [
      { name: "La preuve d’achat", text: "Facture avec la date, l’appareil et le vendeur. Elle établit la date d’achat." },
      {
        name: "Le numéro de série",
        text: "Sur la plaque de chaque appareil et de chaque module. Photographiez-la avant que le mur ou le capot ne la cache.",
      },
      {
        name: "Le procès-verbal de mise en service",
        text: "Date, code réseau, mesures, nom de l’installateur. Demandez-en une copie\u202f; sans lui, l’origine d’un défaut se discute.",
      },
      {
        name: "L’accès à vos données",
        text: "Avec un enregistreur cholla en ligne, l’installateur voit dans ECOS Hub les codes et leur heure.",
      },
    ],
  },
  claim: {
    heading: "Déclarer un défaut",
    text: "Commencez par le vendeur ou l’installateur\u202f: c’est avec lui que vous avez un contrat. S’il n’existe plus ou ne répond pas, contactez-nous.",
    link: "Déclarer un défaut",
    steps: [
      { name: "Regarder sans ouvrir", text: "Notez le code affiché, l’heure, la météo et ce qui venait de changer. N’ouvrez rien." },
      {
        name: "Chercher le code",
        text: "Certains codes disparaissent après un redémarrage de la box ou une mise à jour. La page des codes d’erreur indique qui peut agir.",
      },
      { name: "Appeler l’installateur", text: "Il mesure sur place et lit le journal. Son constat est plus précis qu’une description." },
      {
        name: "Envoyer la déclaration",
        text: "Numéros de série, preuve d’achat, procès-verbal, photos, constat. Le formulaire de contact est prérempli avec le sujet «\u00a0Garantie\u00a0».",
      },
      {
        name: "Ne rien renvoyer de soi-même",
        text: "Une batterie lithium est une matière dangereuse au transport. Attendez l’emballage et les consignes.",
      },
    ],
  },
  terms: {
    heading: "Lire votre certificat de garantie",
    text: "La durée et les seuils dépendent de l’appareil, du pays et de la date d’achat\u202f; ils figurent sur le certificat livré avec l’appareil. Il indique quatre grandeurs. La garantie prend fin dès que la durée ou l’énergie débitée est atteinte\u202f; elle s’applique quand la capacité descend sous le seuil indiqué, et les conditions fixent les exclusions.",
    figures: [
      {
        name: "Durée",
        text: "À partir de l’achat ou de la mise en service, selon le certificat. Vérifiez laquelle des deux dates s’applique.",
      },
      {
        name: "Capacité restante",
        text: "La part de l’énergie d’origine que la batterie doit encore stocker à la fin, mesurée dans des conditions données.",
      },
      {
        name: "Énergie débitée",
        text: "Le total que la batterie a fourni. À deux cycles par jour, ce total est atteint bien avant la durée.",
      },
      {
        name: "Conditions",
        text: "Les limites d’utilisation de l’appareil. Le journal de l’onduleur enregistre les conditions d’utilisation.",
      },
    ],
  },
  voids: {
    lost: {
      heading: "Causes de perte de la garantie",
      list: [
        "Un appareil ouvert, modifié ou réparé par une personne non habilitée",
        "Une installation contraire à nos consignes\u202f: distances, température, protections, section des câbles",
        "Des modules d’autres fabricants dans la même tour, ou un onduleur non prévu",
        "Une batterie laissée vide pendant des mois",
        "Eau, foudre, choc, surtension du réseau\u202f: dommages souvent couverts par l’assurance habitation",
        "Un numéro de série effacé ou illisible",
      ],
    },
    kept: {
      heading: "Opérations sans effet sur la garantie",
      list: [
        "Nettoyer le boîtier et dégager la ventilation",
        "Les mises à jour du micrologiciel lancées par l’installateur dans ECOS Hub",
        "Changer de box ou d’opérateur internet",
        "Vendre la maison, quand le certificat est transmissible à l’acquéreur",
        "Passer par un autre installateur qualifié pour l’entretien",
      ],
    },
  },
  law: {
    heading: "Vos droits légaux en plus de la garantie",
    text: "Une garantie commerciale s’ajoute à vos droits légaux, elle ne les remplace pas. Ils visent d’abord le vendeur, et pour certains aussi le fabricant.",
    places: [
      {
        name: "France",
        text: "Le vendeur répond envers un consommateur des défauts de conformité pendant deux ans après la délivrance, et le défaut est présumé avoir existé dès l’origine (Code de la consommation, art. L. 217-3 et suivants). Un bien réparé à ce titre voit cette garantie prolongée de six mois (art. L. 217-13). La garantie des vices cachés s’y ajoute (Code civil, art. 1641 et suivants)\u202f: elle se demande dans les deux ans de la découverte du vice, au vendeur ou au fabricant. Le fabricant répond aussi des dommages que cause un défaut de sécurité (art. 1245 et suivants).",
      },
      {
        name: "Union européenne",
        text: "Pour un consommateur, le vendeur répond des défauts de conformité pendant au moins deux ans après la livraison (directive (UE) 2019/771). Pendant au moins la première année, le défaut est présumé avoir existé dès l’origine. Réparation ou remplacement sont sans frais pour vous. Le fabricant répond lui-même des dommages que cause un produit défectueux.",
      },
      {
        name: "Australie",
        text: "L’Australian Consumer Law prévoit des garanties qui ne peuvent pas être exclues, pendant une durée raisonnable pour le produit. En cas de défaillance majeure, le choix entre remplacement et remboursement revient au consommateur. Le fabricant doit lui aussi réparation au consommateur (section 271).",
      },
      {
        name: "Chine",
        text: "La loi sur la protection des droits des consommateurs et la loi sur la qualité des produits s’appliquent, en plus de ce que promet le certificat. Pour un dommage causé par un défaut, le consommateur peut s’adresser au vendeur ou au producteur.",
      },
    ],
    note: "Ce résumé informe et ne remplace pas un conseil juridique. Le texte en vigueur dans votre pays s’applique et, pour un achat professionnel, votre contrat.",
  },
};

type Warranty = typeof french;
/** Statement that the law of a country prescribes word for word, with the details of the maker. */
export type Statement = {
  heading: string;
  text: string;
  claim: string;
  maker: Record<"legalEntity" | "address" | "phone" | "email", string>;
  example: string;
};
export type Copy = Omit<Warranty, "law"> & { law: Warranty["law"] & { statement?: Statement } };

export const fr: Copy = french;
