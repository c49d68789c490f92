import { en } from "./en.ts";
import type { Copy } from "./fr.ts";

const { vat: _, ...rows } = en.company.rows;

export const au: Copy = {
  ...en,
  company: { ...en.company, rows: { ...rows, register: "Australian Business Number (ABN) or register entry" } },
  cookies: { ...en.cookies, purposes: { ...en.cookies.purposes, pixel: "Recognises the browser that asked for the tracking picture." } },
};
