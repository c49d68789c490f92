import * as v from "valibot";
import { errorCode } from "../fields.ts";
import { language } from "../identifiers.ts";
import { menuNames, type Menu, type PageImages } from "./layout-schema.ts";

export const layoutQuery = v.object({ language });
const menu = v.custom<Menu>(Array.isArray);
const images = v.custom<PageImages>((value) => typeof value === "object" && value !== null);
/** `was` is the menu that the editor saw, `menu` the new one; `null` is the default. The service reports errors by dotted path. */
export const menuInput = v.object({
  language,
  name: v.picklist(menuNames, errorCode("unknownChoice")),
  was: v.nullable(v.unknown()),
  menu: v.nullable(v.unknown()),
});
export const pageImagesInput = v.object({ language, was: v.nullable(v.unknown()), images: v.nullable(v.unknown()) });

const state = v.object({
  /** `null` if editors never changed the menu. */
  chosen: v.nullable(menu),
  default: menu,
  /** Links that visitors do not see, by place, such as `0.links.2.target`. */
  faults: v.record(v.string(), v.picklist(["linkNowhere", "linkNotPublic"])),
});
export const menusAnswer = v.object({ header: state, footer: state });
export const pagesAnswer = v.array(v.object({ path: v.string(), title: v.string() }));
export const pageImagesAnswer = v.object({
  chosen: v.nullable(images),
  slots: v.array(v.object({ slot: v.string(), path: v.string(), page: v.string(), thumbnail: v.string(), alt: v.string() })),
});
