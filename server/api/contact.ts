import { Hono } from "hono";
import { submitQuestion } from "#domain/contact";
import { questionSchema } from "#domain/contact/schema";
import type { Services } from "../services.ts";
import { visitorLanguage, type VisitorEnv } from "../visitor.ts";
import { succeed } from "./envelope.ts";
import { describeFields, fields } from "./fields.ts";
import { limitPerAddress } from "./limits.ts";

/** A household behind one address asks a few questions; an office a few more. */
const limit = { name: "contact", accepted: [20, 3600], refused: [300, 3600] } as const;

export function contactApi(services: Services): Hono<VisitorEnv> {
  return new Hono<VisitorEnv>().post(
    "/contact/question",
    describeFields("Sends a question to the company", "contact", questionSchema),
    limitPerAddress(services, limit),
    fields(questionSchema),
    async (c) => {
      await submitQuestion(services.context, { question: c.var.fields, language: visitorLanguage(c) });
      return succeed(c, null);
    },
  );
}
