import { questionSchema } from "#domain/contact/schema";
import { nothing, type Endpoint } from "./endpoint.ts";

export const contact = {
  question: {
    method: "POST",
    path: "/contact/question",
    tag: "contact",
    by: "everybody",
    summary: "Sends a question to the company",
    input: questionSchema,
    answer: nothing,
    refusals: {},
  },
} as const satisfies Record<string, Endpoint>;
