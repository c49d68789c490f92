import { feedCopies } from "#domain/feeds/schema";
import type { DocumentType, ProblemType, ResourceType } from "#domain/content/schema";
import type { Facet } from "../download-filter.ts";

export const fr = {
  seo: {
    title: "Téléchargements\u202f: fiches techniques et guides",
    description:
      "Fiches techniques, guides rapides, vidéos et images de chaque produit eCactus, en cinq langues, avec version, date, taille et empreinte SHA-256.",
    keywords: ["fiche technique batterie", "guide d’installation", "téléchargement eCactus", "PDF AGAVE-TH", "PDF MYRTILLO"],
  },
  heading: "Fiches techniques, guides et images à télécharger",
  headingOf: "{product}\u202f: documents et images",
  lead: "Filtrez par produit ou par type de document. Chaque fichier indique sa langue, sa version, sa date et son empreinte SHA-256.",
  example: "Exemple",
  filter: "Filtrer les fichiers",
  facets: {
    type: "Type de document",
    product: "Produit",
    resource: "Contenu",
    market: "Marché du certificat",
    problem: "Tâche",
    language: "Langue du fichier",
  } satisfies Record<Facet, string>,
  any: "Tous",
  /** A choice of the filter, with how many files it leaves. */
  counted: "{name} ({count})",
  allLanguages: "Toutes les langues",
  submit: "Afficher",
  feed: feedCopies.fr.feed,
  remove: "Retirer le filtre {name}",
  types: { pdf: "PDF", video: "Vidéo", image: "Image", cad: "CAO ou BIM", archive: "Archive" } satisfies Record<DocumentType, string>,
  resources: {
    "data-sheet": "Fiche technique",
    "quick-guide": "Guide rapide",
    manual: "Manuel",
    "wiring-diagram": "Schéma de câblage",
    certificate: "Certificat",
    firmware: "Micrologiciel",
    "firmware-note": "Note de micrologiciel",
    form: "Formulaire",
    drawing: "Plan",
    cad: "CAO ou BIM",
    press: "Images pour la presse",
    video: "Vidéo",
    picture: "Image du produit",
  } satisfies Record<ResourceType, string>,
  problems: {
    choosing: "Choisir",
    installation: "Installer",
    commissioning: "Mettre en service",
    operation: "Utiliser",
    fault: "Dépanner",
    presentation: "Présenter",
  } satisfies Record<ProblemType, string>,
  count: { one: "{count} fichier", other: "{count} fichiers" },
  basket: {
    label: "Fichiers choisis",
    choose: "Choisir «\u00a0{title}\u00a0»",
    none: "Cochez les fichiers à télécharger",
    count: { one: "{count} fichier choisi, {size}", other: "{count} fichiers choisis, {size}" },
    full: "{most} fichiers au plus à la fois",
    download: "Télécharger la sélection (ZIP)",
    clear: "Tout retirer",
    bundle: "Tout télécharger (ZIP, {size})",
    bundleOf: "Tout télécharger (ZIP, {size})\u202f: {product}",
  },
  facts: {
    number: "Numéro {number}",
    body: "Délivré par {body}",
    markets: "Marchés\u202f: {markets}",
    validUntil: "Valable jusqu’au {date}",
    expired: "Expiré le {date}",
    firmware: "Micrologiciel {version}",
    pixels: "{width} × {height} pixels",
  },
  terms: {
    text: "Conditions d’utilisation des images\u202f: catalogue, site internet et devis pour des produits eCactus.",
    logo: "Règles pour le logo",
  },
  several: "Plusieurs produits",
  version: "Version {version}",
  checksum: "SHA-256",
  checksumOf: "Empreinte SHA-256 de «\u00a0{title}\u00a0»",
  empty: { heading: "Aucune donnée", text: "Aucun fichier ne correspond à ces filtres.", link: "Voir tous les fichiers" },
  pages: { label: "Pages de fichiers", current: "Page {number}", before: "Page précédente", after: "Page suivante" },
};

export type Copy = typeof fr;
