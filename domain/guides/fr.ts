import type { GuideKind } from "#domain/content/schema";

/**
 * A household installs `light` devices, an electrician the others; `battery` devices contain cells, `site` is a large
 * plant.
 */
export type GuideClass = "battery" | "power" | "site" | "light";

export const guideClasses: Record<GuideKind, GuideClass> = {
  "all-in-one": "battery",
  battery: "battery",
  inverter: "power",
  "power-conversion": "site",
  charger: "power",
  logger: "light",
  plug: "light",
};

const tower = {
  place: [
    "Un sol plan et porteur, contre un mur incombustible. Une fois raccordée, la tour ne se déplace plus sans l’installateur\u202f: choisissez l’endroit avant de déballer.",
    "Évitez les passages, la chaleur rayonnante et l’eau stagnante. Gardez libre l’espace autour et au-dessus de la tour.",
    "Prévoyez un chemin court et sec jusqu’au tableau, et une liaison pour l’enregistreur de données.",
  ],
  tools: [
    "niveau à bulle et mètre",
    "perceuse et fixations adaptées au mur",
    "clé dynamométrique",
    "outils isolés, appareil de mesure, équipement de protection",
    "deux personnes pour porter les modules",
  ],
};

const supply = {
  alone: "Le raccordement, l’ouverture et la mise en service sont réservés à un électricien qualifié.",
  off: "Coupez et consignez toutes les sources\u202f: réseau, panneaux, batterie. Attendez, puis vérifiez l’absence de tension. Des panneaux au soleil restent sous tension.",
};

const household = [
  "L’installateur ouvre le système dans ECOS Hub, choisit le pays et son code réseau, puis met le micrologiciel à jour.",
  "L’utilisateur installe ECOS, crée son compte et y reçoit l’accès au système, que lui ouvre l’installateur.",
  "Ensemble, regardez une minute l’écran et ECOS\u202f: les valeurs de production, de batterie et de réseau doivent être identiques.",
];

export const fr = {
  example: "Exemple",
  note: "Ce guide montre l’ordre des travaux sur un exemple. Il n’indique ni distances, ni couples, ni sections, ni ordre de manœuvre\u202f: demandez-nous ceux de votre appareil avant de commencer.",
  headings: {
    scope: "Objet du guide",
    safety: "Consignes de sécurité",
    tools: "Outillage",
    place: "Choix de l’emplacement",
    steps: "Montage étape par étape",
    start: "Premier démarrage avec {platform}",
    checks: "Contrôles après la mise en service",
    who: "Travaux autorisés par métier",
    help: "Assistance",
  },
  columns: { task: "Travail", who: "Par qui" },
  safety: {
    battery: [
      supply.alone,
      supply.off,
      "N’ouvrez, ne percez et ne chauffez jamais un module. Un module tombé ou déformé ne s’installe plus.",
      "En cas de fumée ou de feu\u202f: sortez, appelez les secours (18 ou 112), dites-leur qu’il s’agit d’une batterie lithium fer phosphate.",
    ],
    power: [
      supply.alone,
      supply.off,
      "N’utilisez pas un appareil dont l’enveloppe ou un câble est abîmé.",
      "En cas de fumée ou de feu\u202f: coupez si vous le pouvez sans danger, sortez, appelez les secours (18 ou 112).",
    ],
    site: [
      supply.alone,
      supply.off,
      "N’utilisez pas un appareil dont l’enveloppe ou un câble est abîmé.",
      "En cas de fumée ou de feu\u202f: coupez si vous le pouvez sans danger, sortez, appelez les secours (18 ou 112).",
    ],
    light: [
      "N’ouvrez pas l’appareil et ne l’utilisez pas s’il est fendu ou mouillé.",
      "Seul un électricien ouvre un couvercle vissé du système.",
    ],
  } satisfies Record<GuideClass, string[]>,
  start: {
    battery: household,
    power: household,
    site: [
      "Mettez la commande seule sous tension\u202f; PANGU OS lit l’état de chaque unité.",
      "Réglez les limites du site\u202f: puissance, tension, code réseau.",
      "Lancez une charge et une décharge à faible puissance, puis montez par paliers.",
    ],
    light: [
      "Ouvrez ECOS, touchez «\u00a0Ajouter\u00a0» et suivez l’écran.",
      "Attendez que l’appareil apparaisse avec une valeur actuelle.",
    ],
  } satisfies Record<GuideClass, string[]>,
  who: {
    battery: [
      { task: "Lire les valeurs, changer de mode dans ECOS", who: "L’utilisateur ou l’exploitant" },
      { task: "Poser, empiler, fixer", who: "L’installateur" },
      { task: "Raccorder, mettre en service, ouvrir un couvercle", who: "Un électricien qualifié" },
      { task: "Remplacer un module\u202f; le service eCactus répare le module retiré", who: "Un électricien qualifié" },
    ],
    power: [
      { task: "Lire les valeurs, changer de mode dans ECOS", who: "L’utilisateur ou l’exploitant" },
      { task: "Poser, fixer", who: "L’installateur" },
      { task: "Raccorder, mettre en service, ouvrir un couvercle", who: "Un électricien qualifié" },
      { task: "Réparer l’appareil", who: "Le service eCactus" },
    ],
    site: [
      { task: "Lire les valeurs, changer de programme dans PANGU OS", who: "L’exploitant" },
      { task: "Lever, poser, fixer", who: "L’entreprise EPC" },
      { task: "Raccorder, mettre en service, ouvrir", who: "Un électricien qualifié" },
      { task: "Réparer l’appareil", who: "Le service eCactus" },
    ],
    light: [
      { task: "Poser, relier, remplacer", who: "L’utilisateur" },
      { task: "Tout travail à l’intérieur du système", who: "Un électricien qualifié" },
    ],
  } satisfies Record<GuideClass, { task: string; who: string }[]>,
  help: "Notez le code affiché et cherchez-le dans le centre d’assistance. S’il persiste, contactez-nous avec le code, la date et le nom du produit.",
  kinds: {
    "all-in-one": {
      scope:
        "Poser {product}, empiler ses modules et démarrer la tour une première fois. Ce guide s’adresse à l’installateur\u202f; l’utilisateur peut y suivre les étapes.",
      ...tower,
      steps: [
        "Comparez le contenu des cartons avec la liste et notez les numéros de série.",
        "Posez le socle, mettez-le de niveau, fixez-le au mur ou au sol.",
        "Empilez les modules un à un\u202f; chacun doit s’emboîter sans jeu sur celui d’en dessous.",
        "Posez l’onduleur et fixez la tour contre le basculement.",
        "Raccordez le réseau, les panneaux et le secours du même côté, sectionneur ouvert.",
        "Posez l’enregistreur de données, fermez les couvercles, puis fermez les sectionneurs un à un.",
      ],
      checks: [
        "L’écran affiche les trois phases et une charge plausible.",
        "Les phases sont dans le bon ordre\u202f; le compteur compte dans le bon sens.",
        "Réseau coupé, les circuits secourus sont réalimentés, les autres s’éteignent.",
      ],
    },
    battery: {
      scope: "Poser une tour {product}, ou plusieurs en parallèle, et la relier à son onduleur.",
      ...tower,
      steps: [
        "Vérifiez que l’onduleur accepte cette batterie et le nombre de modules prévu.",
        "Posez le socle, mettez-le de niveau, fixez-le.",
        "Empilez les modules un à un\u202f; chacun doit s’emboîter sans jeu.",
        "Posez l’unité de commande et fixez la tour contre le basculement.",
        "Reliez les câbles de puissance et de communication à l’onduleur, sectionneur ouvert. Plusieurs tours\u202f: attribuez une adresse à chacune.",
        "Fermez les couvercles, puis le sectionneur de la batterie avant celui de l’onduleur.",
      ],
      checks: [
        "L’onduleur reconnaît tous les modules.",
        "Une charge et une décharge d’essai se lisent dans ECOS.",
        "Toutes les tours en parallèle se chargent et se déchargent ensemble.",
      ],
    },
    inverter: {
      scope: "Accrocher {product}, le raccorder aux panneaux, au réseau et à la batterie, et le démarrer.",
      tools: [
        "niveau, perceuse, fixations adaptées au mur",
        "clé dynamométrique",
        "outils isolés et appareil de mesure",
        "pince pour connecteurs photovoltaïques",
      ],
      place: [
        "Choisissez un mur porteur, à l’ombre, avec l’écran à hauteur des yeux.",
        "L’air doit pouvoir entrer en bas et sortir en haut.",
        "Choisissez un mur près du tableau\u202f: chaque mètre de câble augmente les pertes.",
      ],
      steps: [
        "Fixez le support, de niveau, et accrochez l’onduleur.",
        "Raccordez la terre en premier.",
        "Raccordez le réseau et les circuits secourus, disjoncteurs ouverts.",
        "Mesurez chaque chaîne de panneaux\u202f: polarité et tension à vide. Branchez ensuite seulement.",
        "Raccordez la batterie et sa communication.",
        "Posez l’enregistreur de données, puis fermez réseau, batterie et panneaux, l’un après l’autre.",
      ],
      checks: [
        "Chaque chaîne de panneaux fournit une puissance cohérente avec l’ensoleillement.",
        "Le compteur compte dans le bon sens.",
        "Réseau coupé, les circuits secourus sont réalimentés.",
      ],
    },
    "power-conversion": {
      scope:
        "Préparer l’emplacement, le raccordement et l’essai de {product}. Ce guide s’adresse à l’entreprise EPC et ne remplace pas le dossier d’exécution.",
      tools: [
        "engin de levage adapté à la masse de la plaque",
        "clé dynamométrique",
        "contrôleur d’isolement et de terre",
        "équipement de protection contre l’arc électrique",
      ],
      place: [
        "Une dalle ou une armoire calculée pour la masse et l’air de refroidissement.",
        "Un accès devant et derrière, et une issue dégagée.",
        "Les câbles continus et alternatifs sur des chemins séparés.",
      ],
      steps: [
        "Contrôlez la livraison, les indicateurs de choc et les numéros de série.",
        "Posez et fixez l’unité\u202f; reliez la terre de l’armoire.",
        "Tirez et raccordez les câbles, continu et alternatif ouverts et consignés.",
        "Mesurez l’isolement et l’ordre des phases, notez les valeurs.",
        "Reliez la communication à PANGU OS et attribuez une adresse à chaque unité en parallèle.",
        "Mettez sous tension d’abord la commande, puis l’alternatif, puis le continu.",
      ],
      checks: [
        "Toutes les unités en parallèle se partagent la charge.",
        "Un basculement d’essai est enregistré.",
        "L’arrêt d’urgence coupe vraiment, des deux côtés.",
      ],
    },
    charger: {
      scope: "Poser {product} près de la voiture et la raccorder au tableau de la maison.",
      tools: ["perceuse et fixations adaptées au mur", "outils isolés et appareil de mesure", "testeur de borne de recharge"],
      place: [
        "À portée du câble sans le tendre ni le poser sur un passage.",
        "Un circuit qui n’alimente rien d’autre, avec la protection exigée par les règles du lieu.",
        "Une liaison jusqu’au réseau de la maison.",
      ],
      steps: [
        "Fixez le support au mur, de niveau.",
        "Raccordez le circuit, hors tension, terre en premier.",
        "Fermez la borne et mettez-la sous tension.",
        "Limitez le courant à ce que permet l’abonnement.",
        "Lancez une charge d’essai avec la voiture.",
      ],
      checks: [
        "Le différentiel déclenche à l’essai.",
        "ECOS affiche la puissance de charge.",
        "La charge s’arrête quand la batterie de la voiture est pleine.",
      ],
    },
    logger: {
      scope: "Poser {product} et relier votre système à ECOS en quelques minutes.",
      tools: ["le téléphone avec ECOS", "le mot de passe du Wi-Fi, un câble réseau ou la couverture mobile, selon le modèle"],
      place: ["Utilisez la prise prévue de l’onduleur ou de la tour.", "Choisissez un emplacement où le signal est fort et stable."],
      steps: [
        "Enfichez l’enregistreur jusqu’au bout et serrez la bague à la main.",
        "Attendez que la ligne de lumière s’allume.",
        "Reliez-le au réseau\u202f: Wi-Fi par ECOS, câble, ou réseau mobile.",
      ],
      checks: ["ECOS affiche des valeurs de la dernière minute.", "L’installateur voit le système dans ECOS Hub."],
    },
    plug: {
      scope: "Brancher {product} et commander un appareil selon la production solaire.",
      tools: ["le téléphone avec ECOS", "le mot de passe du Wi-Fi"],
      place: [
        "Dans une prise fixe, à l’intérieur, au sec.",
        "Une seule prise\u202f: ni multiprise, ni rallonge, ni deux prises connectées l’une sur l’autre.",
        "N’y branchez aucun appareil qui chauffe sans surveillance.",
      ],
      steps: [
        "Branchez la prise, puis l’appareil dessus.",
        "Ajoutez-la dans ECOS.",
        "Nommez la prise d’après l’appareil et choisissez ses heures de fonctionnement.",
      ],
      checks: ["ECOS affiche la puissance de l’appareil.", "L’appareil s’allume et s’éteint depuis ECOS."],
    },
  } satisfies Record<GuideKind, { scope: string; tools: string[]; place: string[]; steps: string[]; checks: string[] }>,
};

export type GuideCopy = typeof fr;
