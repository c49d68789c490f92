/** Kinds of events that staff are told of. */
export type NoticeKind = "assigned" | "senderReplied" | "reviewRequested" | "reviewDecided" | "commented" | "mailStuck";
