import type { contactQuestion } from "#db/contact.ts";

/** Describes a question for notices to staff. */
export function describeQuestion({ id, name }: Pick<typeof contactQuestion.$inferSelect, "id" | "name">) {
  return { questionId: id, title: name, path: `/inbox/${id}` };
}
