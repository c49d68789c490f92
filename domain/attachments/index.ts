export { attachFile, detachFile, sweepAttachments } from "./attach-file.ts";
export { findAttachment, listSentFiles, listUnsentFiles, readWholeFiles, streamAttachment } from "./read-attachments.ts";
export { haveSenderFiles, attachUploads, sweepSenderFiles, takeSenderFile } from "./sender-attachments.ts";
export { lockAttachments, sendAttachments, splitByMailSize } from "./send-attachments.ts";
