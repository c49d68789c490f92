import type { NamedCopies } from "#domain/site-config";
import { au } from "./au.ts";
import { cn } from "./cn.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { fr, type DocumentCopy } from "./fr.ts";

export const documentCopies: NamedCopies<DocumentCopy> = { name: "documents", copies: { fr, en, cn, au, de } };
