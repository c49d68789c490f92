export { attachFile, detachFile, sweepAttachments } from "./attach-file.ts";
export { findAttachment, listSentFiles, listWaitingFiles, readWholeFiles, streamAttachment } from "./read-attachments.ts";
export { haveSenderFiles, sendSenderFiles, sweepSenderFiles, takeSenderFile } from "./sender-files.ts";
export { holdAttachments, sendAttachments, shareOut } from "./send-attachments.ts";
