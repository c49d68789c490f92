export const fr = {
  replaced: {
    heading: "Ce document a été remplacé",
    byVersion: "La version {version} du {date} a été remplacée par la version {next} du {nextDate}.",
    byOther: "D’autres documents ont pris sa place le {date}. La dernière version de celui-ci était la {version}.",
    current: "Ouvrir la version actuelle, {next}",
    old: "Ancien fichier, version {version}",
  },
  withdrawn: {
    heading: "Ce document a été retiré",
    text: "Nous ne le proposons plus depuis le {date}. La dernière version était la {version}.",
    current: "Document actuel\u00a0: {title}",
    product: "Page du produit {product}",
  },
  /** Table of contents in a ZIP archive; `{subject}` is a product's name or `selection`. */
  contents: {
    file: "sommaire.txt",
    heading: "{subject}\u00a0: documents du {date}",
    selection: "Votre choix",
    version: "Version {version} du {date}, {size}",
    language: "Langue\u00a0: {language}",
    everyLanguage: "Sans langue",
    otherLanguage: "Ce fichier n’existe pas ici dans la langue de ce sommaire.",
    latest: "Version actuelle, toujours\u00a0: {address}",
    replacedBy: "Remplacé par\u00a0: {title}, {address}",
    checksum: "SHA-256\u00a0: {sha256}",
    example: "Exemple",
  },
  downloads: "Tous les téléchargements",
};

export type NoticeCopy = typeof fr;
