export { attachFile, detachFile, deleteUnsentAttachments } from "./attach-file.ts";
export { findAttachment, listSentFiles, listUnsentFiles, readWholeFiles, streamAttachment } from "./read-attachments.ts";
export { areUploadsAvailable, attachUploads, deleteExpiredUploads, uploadSenderAttachment } from "./sender-attachments.ts";
export { lockAttachments, sendAttachments, splitByMailSize } from "./send-attachments.ts";
