export { documentCopies } from "./copy/index.ts";
export { guideCopies } from "./guides/index.ts";
export { openContentFiles, type ContentFiles } from "./content-files.ts";
export { listDownloads } from "./list-downloads.ts";
export { findDocument, readDocumentBody, type DocumentFacts } from "./make-document.ts";
export { documentsQueue, refreshDocuments } from "./refresh-documents.ts";
export type { DocumentTools } from "./tools.ts";
export { readCaptions } from "./read-captions.ts";
