import { languageCodes, languages } from "#i18n/languages.ts";
import { regionNames } from "#i18n/region-names.ts";
import { recordOf } from "#i18n/record-of.ts";
import { certificateMarkets, documentTypes, problemTypes, resourceTypes } from "../choices.ts";
import type { StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { date, order, sample, title, version } from "./common-fields.ts";
import { problemTypeNames } from "./problem-type-names.ts";

const documentTypeNames = {
  pdf: { en: "PDF", fr: "PDF", de: "PDF", cn: "PDF" },
  video: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" },
  image: { en: "Image", fr: "Image", de: "Bild", cn: "图片" },
  cad: {
    en: "CAD or BIM (DWG, DXF, STEP, IFC)",
    fr: "CAO ou BIM (DWG, DXF, STEP, IFC)",
    de: "CAD oder BIM (DWG, DXF, STEP, IFC)",
    cn: "CAD 或 BIM（DWG、DXF、STEP、IFC）",
  },
  archive: { en: "Archive (ZIP)", fr: "Archive (ZIP)", de: "Archiv (ZIP)", cn: "压缩包（ZIP）" },
};
const resourceTypeNames = {
  "data-sheet": { en: "Data sheet", fr: "Fiche technique", de: "Datenblatt", cn: "规格书" },
  "quick-guide": { en: "Quick guide", fr: "Guide rapide", de: "Kurzanleitung", cn: "快速指南" },
  manual: { en: "Manual", fr: "Manuel", de: "Handbuch", cn: "手册" },
  "wiring-diagram": { en: "Wiring diagram", fr: "Schéma de câblage", de: "Anschlussplan", cn: "接线图" },
  certificate: { en: "Certificate", fr: "Certificat", de: "Zertifikat", cn: "证书" },
  firmware: { en: "Firmware", fr: "Micrologiciel", de: "Firmware", cn: "固件" },
  "firmware-note": { en: "Firmware note", fr: "Note de micrologiciel", de: "Firmware-Hinweis", cn: "固件说明" },
  form: { en: "Form", fr: "Formulaire", de: "Formular", cn: "表格" },
  drawing: { en: "Drawing", fr: "Plan", de: "Zeichnung", cn: "图纸" },
  cad: { en: "CAD or BIM", fr: "CAO ou BIM", de: "CAD oder BIM", cn: "CAD 或 BIM" },
  press: { en: "Press images", fr: "Images pour la presse", de: "Pressebilder", cn: "媒体图片" },
  video: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" },
  picture: { en: "Image", fr: "Image", de: "Bild", cn: "图片" },
};
const languageNames = Object.fromEntries(
  languageCodes.map((code) => {
    const { name } = languages[code];
    return [code, { en: name, fr: name, de: name, cn: name }];
  }),
) as Record<(typeof languageCodes)[number], StaffText>;

const regions = { en: regionNames("en"), fr: regionNames("fr"), de: regionNames("de"), cn: regionNames("cn") };
const marketNames = recordOf(certificateMarkets, (code) => recordOf(["en", "fr", "de", "cn"], (language) => regions[language](code)));
const ofCertificate = { field: "resourceType", choices: ["certificate"] } as const;
const ofFirmwareNote = { field: "resourceType", choices: ["firmware-note"], isNeeded: true } as const;

/** The collection has the files that the company uploads. The API's list also has the documents rendered from product data. */
export const download = defineCollection({
  type: "download",
  name: { en: "Documents", fr: "Documents", de: "Dokumente", cn: "资料" },
  about: {
    en: "Certificates, manuals, wiring diagrams, drawings, CAD and BIM models, firmware and its notes, press images (both as ZIP archives) and other files of the company. Data sheets and quick guides are created from the products automatically. To add a document, upload the file, create an entry and choose the file. To add a new version, open the document, choose the new file, change the version and date, and publish.",
    fr: "Certificats, manuels, schémas de câblage, plans, modèles CAO et BIM, micrologiciels et leurs notes, images pour la presse (les deux en ZIP) et autres fichiers de l’entreprise. Les fiches techniques et guides rapides sont créés automatiquement à partir des produits. Pour ajouter un document, téléversez le fichier, créez une entrée et choisissez le fichier. Pour ajouter une version, ouvrez le document, choisissez le nouveau fichier, changez la version et la date, puis publiez.",
    de: "Zertifikate, Handbücher, Anschlusspläne, Zeichnungen, CAD- und BIM-Modelle, Firmware und Hinweise dazu, Pressebilder (beide als ZIP) und andere Dateien des Unternehmens. Datenblätter und Kurzanleitungen werden automatisch aus den Produkten erstellt. Um ein Dokument hinzuzufügen, laden Sie die Datei hoch, erstellen Sie einen Eintrag und wählen Sie die Datei aus. Für eine neue Version öffnen Sie das Dokument, wählen Sie die neue Datei, ändern Sie Version und Datum und veröffentlichen Sie.",
    cn: "公司自行添加的证书、手册、接线图、图纸、CAD 和 BIM 模型、固件（ZIP）、固件说明、媒体图片（ZIP）等文件；规格书和快速指南由产品数据自动生成。请先上传文件，再新建条目并选择该文件。更新版本时，打开该资料，选择新文件，修改版本和日期，然后发布。",
  },
  fields: {
    order,
    top: field.flag({
      label: { en: "Featured", fr: "Mis en avant", de: "Hervorgehoben", cn: "常用" },
      help: {
        en: "Shown first in the support center",
        fr: "Affiché en premier dans le centre d’assistance",
        de: "Wird im Support-Center zuerst angezeigt",
        cn: "在支持中心优先展示",
      },
      required: false,
      list: true,
    }),
    products: field.links("product", 0, {
      label: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" },
      help: {
        en: "Leave empty for all products",
        fr: "Laisser vide pour tous les produits",
        de: "Leer lassen für alle Produkte",
        cn: "留空表示所有产品",
      },
      list: true,
    }),
    documentType: field.oneOf(documentTypes, documentTypeNames, {
      label: { en: "Format", fr: "Format", de: "Format", cn: "格式" },
      list: true,
    }),
    language: field.oneOf(languageCodes, languageNames, {
      label: { en: "Language of the file", fr: "Langue du fichier", de: "Sprache der Datei", cn: "文件语言" },
      help: {
        en: "Leave empty if the file is not in one language",
        fr: "Laisser vide si le fichier n’a pas de langue",
        de: "Leer lassen, wenn die Datei keine Sprache hat",
        cn: "不分语言的文件请留空",
      },
      required: false,
      list: true,
    }),
    resourceType: field.oneOf(resourceTypes, resourceTypeNames, {
      label: { en: "Document type", fr: "Type de document", de: "Dokumenttyp", cn: "资料类型" },
      list: true,
    }),
    certificateNumber: field.text({
      label: { en: "Certificate number", fr: "Numéro du certificat", de: "Zertifikatsnummer", cn: "证书编号" },
      onlyFor: { ...ofCertificate, isNeeded: true },
      required: false,
      list: true,
      search: "A",
    }),
    certificateBody: field.text({
      label: { en: "Certification body", fr: "Organisme certificateur", de: "Zertifizierungsstelle", cn: "认证机构" },
      onlyFor: { ...ofCertificate, isNeeded: true },
      required: false,
      list: true,
      search: "B",
    }),
    markets: field.someOf(certificateMarkets, marketNames, certificateMarkets.length, {
      label: { en: "Markets", fr: "Marchés", de: "Märkte", cn: "适用市场" },
      help: {
        en: "Choose none if the certificate names no market",
        fr: "N’en choisir aucun si le certificat n’indique pas de marché",
        de: "Keinen wählen, wenn das Zertifikat keinen Markt nennt",
        cn: "证书未指明市场时不选",
      },
      onlyFor: ofCertificate,
      required: false,
      list: true,
    }),
    validUntil: field.day({
      label: { en: "Valid until", fr: "Valable jusqu’au", de: "Gültig bis", cn: "有效期至" },
      help: {
        en: "Last valid day; leave empty if the certificate has no end",
        fr: "Dernier jour de validité\u202f; laisser vide si le certificat n’a pas de fin",
        de: "Letzter gültiger Tag; leer lassen, wenn das Zertifikat nicht abläuft",
        cn: "最后有效日；长期有效的证书请留空",
      },
      onlyFor: ofCertificate,
      required: false,
      list: true,
    }),
    firmwareVersion: field.text({
      label: { en: "Firmware version", fr: "Version du micrologiciel", de: "Firmware-Version", cn: "固件版本" },
      onlyFor: ofFirmwareNote,
      required: false,
      list: true,
      search: "B",
    }),
    problemTypes: field.manyOf(problemTypes, problemTypeNames, {
      label: { en: "Purpose", fr: "Usage", de: "Zweck", cn: "适用场景" },
      list: true,
    }),
    version,
    date,
    file: field.file({ label: { en: "File", fr: "Fichier", de: "Datei", cn: "文件" }, list: true }),
    replacedBy: field.links("download", 0, {
      label: { en: "Replaced by", fr: "Remplacé par", de: "Ersetzt durch", cn: "已被替代" },
      help: {
        en: "The page shows only the newer document. The address of the old document keeps working.",
        fr: "La page ne montre que le document plus récent. L’adresse de l’ancien reste valable.",
        de: "Die Seite zeigt nur das neuere Dokument. Die Adresse des alten bleibt gültig.",
        cn: "页面仅展示新版资料，旧版地址仍然有效。",
      },
      required: false,
      list: true,
    }),
    sample,
    title,
    changes: field.longText({
      label: { en: "What changed", fr: "Modifications", de: "Änderungen", cn: "更新内容" },
      onlyFor: ofFirmwareNote,
      required: false,
      perLanguage: true,
      list: true,
      search: "C",
    }),
  },
  title: "title",
  path: () => "/support-center/downloads",
  position: (data) => data.order,
});
