import { endpoints } from "#app/api-client/endpoints/index.ts";
import { submitQuestion } from "#domain/contact";
import { visitorLanguage } from "../visitor.ts";
import { succeed } from "./envelope.ts";
import { limitPerAddress } from "./limits.ts";
import type { ApiParts } from "./mount.ts";

/** A household behind one address asks a few questions; an office a few more. */
const limit = { name: "contact", accepted: [20, 3600], refused: [300, 3600] } as const;

export function mountContact({ services, mount }: ApiParts): void {
  mount.everybody(endpoints.contact.question, [limitPerAddress(services, limit)], async (c, question) => {
    await submitQuestion(services.context, { question, language: visitorLanguage(c) });
    return succeed(c, null);
  });
}
