export { draftByMachine } from "./draft-by-machine.ts";
export { exportTranslation } from "./export-translation.ts";
export { importTranslation } from "./import-translation.ts";
export { readXliff } from "./read-xliff.ts";
