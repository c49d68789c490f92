import * as v from "valibot";
import { because, given, lines } from "../fields.ts";
import { longestMessage } from "./schema.ts";

const token = given(v.pipe(v.string(because("linkExpired")), v.nonEmpty(because("linkExpired")), v.maxLength(100, because("linkExpired"))));

export const threadQuery = v.object({ token });
export const followUpSchema = v.object({ token, message: lines(longestMessage, "messageRequired") });

export const threadAnswer = v.object({
  createdAt: v.string(),
  problemType: v.nullable(v.string()),
  state: v.picklist(["open", "answered", "closed"]),
  /** The question first. */
  messages: v.array(v.object({ from: v.picklist(["sender", "company"]), text: v.string(), at: v.string() })),
});

export type FollowUp = v.InferOutput<typeof followUpSchema>;
export type SenderThread = v.InferOutput<typeof threadAnswer>;
