import { attachInput, attachmentAnswer, attachmentId } from "#domain/attachments/schema";
import * as forms from "#domain/inbox/schema";
import { noFields, noData, type Endpoint } from "../endpoint.ts";
import { uploadErrors } from "./upload-errors.ts";

const support = { tag: "staff", by: "staff", roles: ["administrator", "support"] } as const;
const list = { ...support, method: "GET", input: forms.inboxQuery, answer: forms.inboxAnswer, errorCodes: {} } as const;
const read = {
  ...support,
  method: "GET",
  input: forms.questionId,
  answer: forms.threadAnswer,
  errorCodes: { unknownQuestion: 404 },
} as const;
const change = { ...support, method: "POST", answer: noData } as const;

/** Endpoints for the inbox: questions, requests and their threads. */
export const inbox = {
  list: { ...list, path: "/staff/inbox", summary: "Lists questions, by pages" },
  watch: { ...list, isPolled: true, path: "/staff/inbox/watch", summary: "Returns the same for polling" },
  choices: {
    ...support,
    method: "GET",
    path: "/staff/inbox/choices",
    summary: "Lists possible assignees and the labels in use",
    input: noFields,
    answer: forms.choicesAnswer,
    errorCodes: {},
  },
  read: { ...read, path: "/staff/inbox/questions/:id", summary: "Returns a question with its thread, notes and sender" },
  watchThread: {
    ...read,
    isPolled: true,
    path: "/staff/inbox/questions/:id/watch",
    summary: "Returns the same for polling",
  },
  state: {
    ...change,
    path: "/staff/inbox/state",
    summary: "Sets the state of a question",
    input: forms.stateSchema,
    errorCodes: { unknownQuestion: 400 },
  },
  assign: {
    ...change,
    path: "/staff/inbox/assign",
    summary: "Assigns a question to a user",
    input: forms.assignSchema,
    errorCodes: { unknownQuestion: 400, unknownMember: 400 },
  },
  label: {
    ...change,
    path: "/staff/inbox/labels",
    summary: "Sets the labels of a question",
    input: forms.labelsSchema,
    errorCodes: { unknownQuestion: 400 },
  },
  note: {
    ...change,
    path: "/staff/inbox/note",
    summary: "Adds a note that only staff read",
    input: forms.noteSchema,
    errorCodes: { unknownQuestion: 400 },
  },
  reply: {
    ...change,
    path: "/staff/inbox/reply",
    summary: "Replies in the thread and by mail",
    input: forms.replySchema,
    errorCodes: { unknownQuestion: 400, threadMoved: 400, unknownAttachment: 400 },
  },
  attach: {
    ...support,
    method: "POST",
    isUpload: true,
    path: "/staff/inbox/attach",
    summary: "Uploads a file for a reply",
    input: attachInput,
    answer: attachmentAnswer,
    errorCodes: { ...uploadErrors, unknownQuestion: 400, tooManyFiles: 400 },
  },
  detach: {
    ...change,
    path: "/staff/inbox/detach",
    summary: "Deletes a file that has not been sent",
    input: attachmentId,
    errorCodes: { unknownAttachment: 400 },
  },
  file: {
    ...support,
    method: "GET",
    isFile: true,
    path: "/staff/inbox/files/:id",
    summary: "Returns a file of a reply",
    input: attachmentId,
    answer: noData,
    errorCodes: { unknownAttachment: 404 },
  },
  application: {
    ...change,
    path: "/staff/inbox/application",
    summary: "Sets the state of an application and notifies the sender",
    input: forms.applicationSchema,
    errorCodes: { unknownQuestion: 400, noApplication: 400 },
  },
  distributor: {
    ...change,
    path: "/staff/inbox/application/distributor",
    summary: "Creates the draft of a distributor from an accepted application",
    input: forms.questionId,
    errorCodes: { unknownQuestion: 400, noApplication: 400, notAccepted: 400, noDraft: 400 },
  },
  spam: {
    ...change,
    path: "/staff/inbox/spam",
    summary: "Marks a question as spam or not",
    input: forms.spamSchema,
    errorCodes: { unknownQuestion: 400 },
  },
  merge: {
    ...change,
    path: "/staff/inbox/merge",
    summary: "Merges a question into another thread",
    input: forms.mergeSchema,
    errorCodes: { unknownQuestion: 400, differentSenders: 400 },
  },
  erase: {
    ...change,
    roles: ["administrator"],
    needsFreshSecondFactor: true,
    path: "/staff/inbox/erase",
    summary: "Erases every question from an address",
    input: forms.eraseSchema,
    answer: forms.erasedAnswer,
    errorCodes: {},
  },
  export: {
    ...support,
    method: "GET",
    needsFreshSecondFactor: true,
    path: "/staff/inbox/export",
    summary: "Exports the questions of a list with their threads",
    input: forms.filterQuery,
    answer: forms.exportAnswer,
    errorCodes: {},
  },
  times: {
    ...support,
    method: "GET",
    path: "/staff/inbox/times",
    summary: "Returns the time to first reply, by month",
    input: noFields,
    answer: forms.timesAnswer,
    errorCodes: {},
  },
} as const satisfies Record<string, Endpoint>;
