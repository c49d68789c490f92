import * as field from "../fields/kinds.ts";
import { pageBlocks } from "./block-fields.ts";
import { defineCollection } from "./collection.ts";
import { description, pictureAlt, sample, title } from "./common-fields.ts";

const maxBlocks = 40;

/** Landing pages that editors build from blocks. */
export const page = defineCollection({
  type: "page",
  name: { en: "Pages", fr: "Pages", de: "Seiten", cn: "页面" },
  about: {
    en: "A page of your own at /pages/ and its slug. Build it from blocks in one language, then copy it into the others.",
    fr: "Votre propre page, à l’adresse /pages/ suivie de son slug. Composez-la en blocs dans une langue, puis copiez-la dans les autres.",
    de: "Eine eigene Seite unter /pages/ und ihrem Slug. Stellen Sie sie in einer Sprache aus Blöcken zusammen und kopieren Sie sie dann in die anderen.",
    cn: "自建页面，地址为 /pages/ 加地址标识。先用一种语言以内容块搭建，再复制到其他语言。",
  },
  fields: {
    picture: field.picture({
      label: { en: "Large image", fr: "Grande image", de: "Großes Bild", cn: "主图" },
      help: {
        en: "At the top of the page and in link previews",
        fr: "En haut de la page et dans les aperçus de liens",
        de: "Oben auf der Seite und in Linkvorschauen",
        cn: "用于页面顶部和链接预览",
      },
      required: false,
      list: true,
    }),
    sample,
    title,
    lead: field.longText({
      label: { en: "Introduction", fr: "Introduction", de: "Einleitung", cn: "导语" },
      perLanguage: true,
      list: true,
      search: "C",
    }),
    description: field.longText({
      label: description.label,
      help: {
        en: "One or two sentences for search engines; the introduction if empty",
        fr: "Une ou deux phrases pour les moteurs de recherche\u202f; sinon l’introduction",
        de: "Ein oder zwei Sätze für Suchmaschinen; sonst gilt die Einleitung",
        cn: "给搜索引擎的一两句话；留空则用导语",
      },
      perLanguage: true,
      required: false,
      search: "C",
    }),
    pictureAlt: field.text({ label: pictureAlt.label, help: pictureAlt.help, perLanguage: true, required: false }),
    blocks: field.blocks(pageBlocks, maxBlocks, {
      label: { en: "Blocks", fr: "Blocs", de: "Blöcke", cn: "内容块" },
      perLanguage: true,
      search: "D",
    }),
  },
  title: "title",
  path: (key) => `/pages/${key}`,
  position: () => 0,
});
