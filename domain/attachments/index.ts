export { attachFile, detachFile, deleteUnsentAttachments } from "./attach-file.ts";
export { checkMailedFiles, storeMailedFiles } from "./mailed-files.ts";
export { findAttachment, listSentFiles, listUnsentFiles, readWholeFiles, streamAttachment } from "./read-attachments.ts";
export { attachUploads, checkUploads, deleteExpiredUploads, uploadSenderAttachment } from "./sender-attachments.ts";
export { lockAttachments, sendAttachments, splitByMailSize } from "./send-attachments.ts";
