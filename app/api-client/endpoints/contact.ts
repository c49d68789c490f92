import { followUpSchema, questionSchema, threadAnswer, threadQuery } from "#domain/contact/schema";
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
  thread: {
    method: "GET",
    path: "/contact/thread",
    tag: "contact",
    by: "everybody",
    summary: "A question and its answers, by the link that its sender was mailed",
    input: threadQuery,
    answer: threadAnswer,
    refusals: { linkExpired: 400 },
  },
  followUp: {
    method: "POST",
    path: "/contact/thread",
    tag: "contact",
    by: "everybody",
    summary: "Goes on with a question, by the same link",
    input: followUpSchema,
    answer: nothing,
    refusals: { linkExpired: 400 },
  },
} as const satisfies Record<string, Endpoint>;
