import { en } from "./en.ts";
import type { StaffMails } from "./fr.ts";

export const au: Partial<StaffMails> = {
  passkeyAdded: {
    ...en.passkeyAdded,
    before: ["Hello {name},", "The passkey ‘{passkey}’ was added to your account in the back office. It signs you in without a password."],
  },
  noticeReviewRequested: {
    ...en.noticeReviewRequested,
    before: ["{actor} asks you to review ‘{title}’ before it is published."],
  },
  noticeReviewDecided: { ...en.noticeReviewDecided, before: ["{actor} has reviewed ‘{title}’."] },
  noticeCommented: { ...en.noticeCommented, before: ["{actor} commented on ‘{title}’."] },
};
