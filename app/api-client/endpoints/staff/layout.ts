import * as forms from "#domain/site-config/fields";
import { noData, type Endpoint } from "../endpoint.ts";

const writers = { tag: "staff", by: "staff", roles: ["administrator", "editor"] } as const;

/** Endpoints for the menus and page images of each language. */
export const layout = {
  menus: {
    ...writers,
    method: "GET",
    path: "/staff/menus",
    summary: "Returns the menus of a language, their defaults, and the links that visitors do not see",
    input: forms.layoutQuery,
    answer: forms.menusAnswer,
    errorCodes: {},
  },
  saveMenu: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/menus/save",
    summary: "Saves a menu of a language, or restores its default",
    input: forms.menuInput,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
  pages: {
    ...writers,
    roles: ["administrator", "editor", "productManager", "support"],
    method: "GET",
    path: "/staff/pages",
    summary: "Lists the pages of the site with their titles in a language",
    input: forms.layoutQuery,
    answer: forms.pagesAnswer,
    errorCodes: {},
  },
  images: {
    ...writers,
    method: "GET",
    path: "/staff/page-images",
    summary: "Returns the images of pages that editors may replace, and those that they chose for a language",
    input: forms.layoutQuery,
    answer: forms.pageImagesAnswer,
    errorCodes: {},
  },
  saveImages: {
    ...writers,
    needsPublishRight: true,
    method: "POST",
    path: "/staff/page-images/save",
    summary: "Saves the images of pages in a language, or restores the defaults",
    input: forms.pageImagesInput,
    answer: noData,
    errorCodes: { savedSince: 400 },
  },
} as const satisfies Record<string, Endpoint>;
