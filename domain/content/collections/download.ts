import { languageCodes, languages } from "#i18n/languages.ts";
import { documentTypes, problemTypes, resourceTypes } from "../choices.ts";
import type { StaffText } from "../fields/field.ts";
import * as field from "../fields/kinds.ts";
import { defineCollection } from "./collection.ts";
import { date, order, sample, title, version } from "./common-fields.ts";
import { problemTypeNames } from "./problem-type-names.ts";

const documentTypeNames = {
  pdf: { en: "PDF", fr: "PDF", de: "PDF", cn: "PDF" },
  video: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" },
  image: { en: "Picture", fr: "Image", de: "Bild", cn: "图片" },
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
  certificate: { en: "Certificate", fr: "Certificat", de: "Zertifikat", cn: "证书" },
  firmware: { en: "Firmware", fr: "Micrologiciel", de: "Firmware", cn: "固件" },
  form: { en: "Form", fr: "Formulaire", de: "Formular", cn: "表格" },
  drawing: { en: "Drawing", fr: "Plan", de: "Zeichnung", cn: "图纸" },
  cad: { en: "CAD or BIM", fr: "CAO ou BIM", de: "CAD oder BIM", cn: "CAD 或 BIM" },
  press: { en: "Press pictures", fr: "Images pour la presse", de: "Pressebilder", cn: "媒体图片" },
  video: { en: "Video", fr: "Vidéo", de: "Video", cn: "视频" },
  picture: { en: "Picture", fr: "Image", de: "Bild", cn: "图片" },
};
const languageNames = Object.fromEntries(
  languageCodes.map((code) => {
    const { name } = languages[code];
    return [code, { en: name, fr: name, de: name, cn: name }];
  }),
) as Record<(typeof languageCodes)[number], StaffText>;

/** Files that the company adds; those made of the product data join them in the API's list. */
export const download = defineCollection({
  type: "download",
  name: { en: "Documents", fr: "Documents", de: "Dokumente", cn: "资料" },
  about: {
    en: "Certificates, manuals, drawings, CAD and BIM models, firmware, press pictures (both as a ZIP) and other files that the company adds; data sheets and quick guides are made of the products by themselves. Upload the file, then begin an entry and choose it there. For a new version, open the document, choose the new file, change version and date, and publish.",
    fr: "Certificats, manuels, plans, modèles CAO et BIM, micrologiciels, images pour la presse (les deux en ZIP) et autres fichiers que l’entreprise ajoute ; les fiches techniques et guides rapides sont tirés des produits. Téléversez le fichier, puis créez une entrée et choisissez-le. Pour une nouvelle version, ouvrez le document, choisissez le nouveau fichier, changez la version et la date, puis publiez.",
    de: "Zertifikate, Handbücher, Zeichnungen, CAD- und BIM-Modelle, Firmware, Pressebilder (beide als ZIP) und andere Dateien, die die Firma hinzufügt; Datenblätter und Kurzanleitungen entstehen von selbst aus den Produkten. Datei hochladen, dann einen Eintrag beginnen und sie dort wählen. Für eine neue Version das Dokument öffnen, die neue Datei wählen, Version und Datum ändern und veröffentlichen.",
    cn: "公司自行添加的证书、手册、图纸、CAD 和 BIM 模型、固件（ZIP）、媒体图片（ZIP）等文件；规格书和快速指南由产品数据自动生成。请先上传文件，再新建条目并选择该文件。更新版本时，打开该资料，选择新文件，修改版本和日期，然后发布。",
  },
  fields: {
    order,
    top: field.flag({
      label: { en: "Most asked for", fr: "Très demandé", de: "Oft gefragt", cn: "常用" },
      help: {
        en: "Among the first that the support center offers",
        fr: "Parmi les premiers proposés par le centre d’assistance",
        de: "Unter den ersten, die das Support-Center anbietet",
        cn: "在支持中心优先展示",
      },
      required: false,
      list: true,
    }),
    products: field.links("product", 0, {
      label: { en: "Products", fr: "Produits", de: "Produkte", cn: "产品" },
      help: { en: "None for all", fr: "Aucun pour tous", de: "Keines für alle", cn: "留空表示全部" },
      list: true,
    }),
    documentType: field.oneOf(documentTypes, documentTypeNames, {
      label: { en: "Format", fr: "Format", de: "Format", cn: "格式" },
      list: true,
    }),
    language: field.oneOf(languageCodes, languageNames, {
      label: { en: "Language of the file", fr: "Langue du fichier", de: "Sprache der Datei", cn: "文件语言" },
      help: {
        en: "None for what speaks every language",
        fr: "Aucune pour ce qui parle toutes les langues",
        de: "Keine für das, was jede Sprache spricht",
        cn: "不分语言的文件请留空",
      },
      required: false,
      list: true,
    }),
    resourceType: field.oneOf(resourceTypes, resourceTypeNames, { label: { en: "Kind", fr: "Type", de: "Art", cn: "类型" }, list: true }),
    problemTypes: field.manyOf(problemTypes, problemTypeNames, {
      label: { en: "Helps with", fr: "Utile pour", de: "Hilft bei", cn: "适用场景" },
      list: true,
    }),
    version,
    date,
    file: field.file({ label: { en: "File", fr: "Fichier", de: "Datei", cn: "文件" }, list: true }),
    replacedBy: field.links("download", 0, {
      label: { en: "Replaced by", fr: "Remplacé par", de: "Ersetzt durch", cn: "已被替代" },
      help: {
        en: "The page then shows the newer one alone; the address of the old one keeps working",
        fr: "La page ne montre alors que le plus récent ; l’adresse de l’ancien reste valable",
        de: "Die Seite zeigt dann nur das neuere; die Adresse des alten bleibt gültig",
        cn: "页面将仅展示新版；旧版地址仍然有效",
      },
      required: false,
      list: true,
    }),
    sample,
    title,
  },
  title: "title",
  path: () => "/support-center/downloads",
  position: (data) => data.order,
});
