/** Builds the command that checks the import rules. */
export const cruiseCommand = (form: "err-long" | "json"): string[] => [
  "node_modules/dependency-cruiser/bin/dependency-cruiser.mjs",
  "--config",
  ".dependency-cruiser.mjs",
  "--output-type",
  form,
  "admin",
  "app",
  "db",
  "domain",
  "i18n",
  "platform",
  "server",
];
