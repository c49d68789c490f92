/** The command that says who imports whom, in the form that is asked for. */
export const cruise = (form: "err-long" | "json"): string[] => [
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
