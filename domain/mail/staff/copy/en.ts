import type { StaffMails } from "./fr.ts";

const ignore = "If you did not request this, you can ignore this message.";

export const en: StaffMails = {
  passkeyAdded: {
    subject: "A passkey was added to your account",
    heading: "A passkey was added to your account",
    before: ["Hello {name},", "The passkey “{passkey}” was added to your account in the back office. It signs you in without a password."],
    action: "Check my account",
    after: ["If this was not you, change your password and remove what you do not know, or ask an administrator."],
  },
  secondFactorRenewed: {
    subject: "Your authenticator app was replaced",
    heading: "Your authenticator app was replaced",
    before: [
      "Hello {name},",
      "Another authenticator app was set up for your account in the back office. The former app and all recovery codes are no longer valid.",
    ],
    action: "Check my account",
    after: ["If this was not you, change your password and remove what you do not know, or ask an administrator."],
  },
  recoveryCodesRenewed: {
    subject: "You have new recovery codes",
    heading: "You have new recovery codes",
    before: ["Hello {name},", "New recovery codes were created for your account in the back office. The former codes are no longer valid."],
    action: "Check my account",
    after: ["If this was not you, change your password and remove what you do not know, or ask an administrator."],
  },
  staffInvitation: {
    subject: "Your invitation to the back office of {brand}",
    heading: "Invitation to the back office",
    before: ["You have been invited to the back office of the {brand} website."],
    action: "Accept invitation",
    after: ["The link works once and expires after 3 days.", "If you did not expect this invitation, you can ignore this message."],
  },
  staffPassword: {
    subject: "Choose a new password for the back office",
    heading: "Choose a new password",
    before: [
      "A new password was requested for your account in the back office of {brand}. The link works once and expires after 10 minutes:",
    ],
    action: "Choose a new password",
    after: ["You will still be asked for your second factor. Your other sessions end.", ignore],
  },
  noticeAssigned: {
    subject: "{actor} assigned a question to you",
    heading: "A question was assigned to you",
    before: ["{actor} assigned the question of {title} to you."],
    action: "Open the question",
    after: [],
  },
  noticeReplied: {
    subject: "{title} has replied",
    heading: "New message in your question",
    before: ["{title} has written again in a question that is assigned to you."],
    action: "Open the question",
    after: [],
  },
  noticeReviewRequested: {
    subject: "Review requested: {title}",
    heading: "A review was requested",
    before: ["{actor} asks you to review “{title}” before it is published."],
    action: "Open the entry",
    after: [],
  },
  noticeReviewDecided: {
    subject: "Review of {title}",
    heading: "Your review was answered",
    before: ["{actor} has reviewed “{title}”."],
    action: "Open the entry",
    after: [],
  },
  noticeCommented: {
    subject: "Comment on {title}",
    heading: "New comment",
    before: ["{actor} commented on “{title}”."],
    action: "Open the entry",
    after: [],
  },
};
