export const fr = {
  seo: {
    title: "Télécharger l’application ECOS",
    description:
      "Téléchargez l’application ECOS sur votre téléphone, ouvrez cette page sur un autre appareil et préparez la première connexion.",
    keywords: ["télécharger ECOS", "application eCactus", "application batterie", "QR code", "première connexion"],
  },
  name: "Application ECOS",
  stores: {
    heading: "Installer l’application ECOS sur votre téléphone",
    lead: "Choisissez la source qui convient à votre téléphone.",
    apk: "Fichier APK pour Android",
    noneHeading: "Votre installateur fournit l’application ECOS",
    none: "Vous la recevez à la mise en service. Vous pouvez aussi nous demander le lien.",
    code: "Scannez pour ouvrir cette page sur le téléphone",
    codeLabel: "Code QR\u202f: l’adresse de cette page",
  },
  elsewhere: {
    heading: "Ouvrez cette page dans le navigateur",
    lead: "Vous la lisez dans {app}, où rien ne se télécharge. Dans le navigateur du téléphone, elle fonctionne entièrement.",
    question: "Vous lisez ceci dans une messagerie ou un réseau social\u202f?",
    steps: [
      "Touchez les trois points du menu, le plus souvent en haut à droite.",
      "Choisissez «\u00a0Ouvrir dans le navigateur\u00a0» ou le nom de votre navigateur.",
      "Si cette option n’apparaît pas, copiez l’adresse et collez-la dans le navigateur.",
    ],
    open: "Ouvrir dans le navigateur",
    pictureLabel:
      "Haut d’un écran de téléphone\u202f: trois points entourés en haut à droite, et dessous l’entrée «\u00a0Ouvrir dans le navigateur\u00a0».",
    address: "Adresse de cette page",
    copy: { copy: "Copier le lien", copied: "Copié", notCopied: "Copie refusée\u202f: sélectionnez l’adresse." },
  },
  first: {
    heading: "Trois prérequis avant la première connexion",
    pictureAlt: "Au crépuscule, un téléphone sur une table de cuisine\u202f: la puissance du moment et la journée en lignes fines.",
    steps: [
      "Le système est en service\u202f: l’installateur utilise ECOS Hub et vous remet l’accès.",
      "L’enregistreur cholla est en ligne, par Wi-Fi, par câble ou en 4G.",
      "Vous avez sous la main l’adresse e-mail que vous avez donnée à l’installateur.",
    ],
  },
  onward: {
    heading: "Pour aller plus loin",
    ecos: "Les écrans d’ECOS, du matin au soir.",
    hub: "Le logiciel des installateurs et des distributeurs.",
    contact: "L’application ne trouve pas votre système\u202f? Écrivez-nous.",
  },
};

export type Copy = typeof fr;
