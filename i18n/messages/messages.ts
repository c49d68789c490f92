import type { en } from "./en.ts";

export type Reason = keyof typeof en;
export type Messages = Record<Reason, string>;
