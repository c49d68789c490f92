import * as forms from "#domain/inbox/schema";
import { noFields, noData, type Endpoint } from "../endpoint.ts";

const support = { tag: "staff", by: "staff", roles: ["administrator", "support"] } as const;

export const templates = {
  list: {
    ...support,
    method: "GET",
    path: "/staff/templates",
    summary: "Lists reply templates of each language",
    input: noFields,
    answer: forms.templatesAnswer,
    errorCodes: {},
  },
  save: {
    ...support,
    method: "POST",
    path: "/staff/templates/save",
    summary: "Saves a reply template",
    input: forms.templateSchema,
    answer: forms.questionId,
    errorCodes: { nameTaken: 400, unknownTemplate: 400 },
  },
  remove: {
    ...support,
    method: "POST",
    path: "/staff/templates/remove",
    summary: "Removes a template",
    input: forms.questionId,
    answer: noData,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
