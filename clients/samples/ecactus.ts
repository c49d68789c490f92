// Stands for the client that readers of the samples download.
export * from "../typescript/src/index.ts";
