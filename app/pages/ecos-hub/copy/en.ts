import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "ECOS Hub for installers and distributors",
    description:
      "ECOS Hub is the web tool for installers and distributors: commissioning, over-the-air firmware updates, and error-code analysis for all their systems.",
    keywords: ["ECOS Hub", "commissioning", "firmware update", "error codes", "installer", "battery fleet"],
  },
  hero: {
    heading: "ECOS\u00a0Hub: fleet management for installers",
    lead: "Installers commission systems, update firmware over the air, and analyze error codes; distributors see the systems of their installers. Ask us for a trade account.",
    access: "Request access",
    steps: "Commissioning steps",
    caption: "Simulation: a fleet of 240 systems.",
  },
  list: {
    note: "Simulation",
    caption: "Seven systems of the example fleet, the newest first",
    totals: [
      { number: "240", text: "systems" },
      { number: "3", text: "need attention" },
      { number: "43", text: "on firmware 2.4" },
    ],
    columns: { id: "System", system: "Equipment", state: "Status", charge: "Charge", firmware: "Firmware" },
    states: { working: "working", commissioning: "commissioning", updating: "updating", attention: "needs attention", offline: "offline" },
    percent: "{number}%",
    none: "unknown",
  },
  commissioning: {
    pictureAlt: "An installer’s van with open doors at first light, a laptop on a table, rows of modules in the mist.",
    heading: "Commission battery systems step by step",
    text: "ECOS Hub guides the commissioning. Each check reads the device, and the next check opens when the previous one has passed.",
    figure: { number: "15", unit: "min", note: "to stack the system, before the first check" },
    window: "S-0237, commissioning",
    progress: "5 of 7 checks",
    states: { done: "done", now: "running", waiting: "pending" },
    checks: [
      { name: "Modules recognized", value: "4 × 4.99\u00a0kWh", state: "done" },
      { name: "Phase sequence", value: "L1 L2 L3", state: "done" },
      { name: "PV strings, polarity and insulation", value: "2 strings", state: "done" },
      { name: "Grid code and export limit", value: "your country", state: "done" },
      { name: "cholla data logger online", value: "cholla LAN", state: "done" },
      { name: "Backup test, grid switched off", value: "running", state: "now" },
      { name: "Handover to the household in ECOS", value: "pending", state: "waiting" },
    ],
  },
  rollout: {
    heading: "Staged firmware updates over the air",
    lead: "Installers start firmware updates remotely, in stages. The next stage starts when the previous one has succeeded and you approve it.",
    label:
      "Example: 240 systems, one line each. The 12 systems of the first stage and 31 of the second are updated, 2 are being retried, 195 are waiting.",
    legend: [
      { progress: "updated", text: "updated: 43" },
      { progress: "repeated", text: "retried: 2" },
      { progress: "waiting", text: "waiting: 195" },
    ],
    scale: "Example: each line is one system; its height is the size of the battery.",
    stages: [
      {
        name: "Your own systems and volunteers",
        condition: "The stage is monitored for one night: charging, discharging, connection, and error codes.",
      },
      {
        name: "One system in five",
        condition: "The stage is in progress. Two systems lost their connection; they run the old version until the update is retried.",
      },
      { name: "All other systems", condition: "The stage starts after the second stage and your approval." },
    ],
  },
  codes: {
    heading: "Error-code analysis with cause and remedy",
    text: "ECOS Hub counts the error codes of your fleet. Each code links to its support page with meaning, cause, remedy, and the person qualified to act.",
    link: "Look up an error code",
    window: "Codes of the last 30 days",
    note: "Simulation",
    count: "{count} times",
    cause: "cause",
    remedy: "remedy",
  },
  roles: {
    heading: "Access by role: distributor, installer, household",
    text: "Distributors see the systems of their installers, installers see their own systems, and each household sees its system in ECOS.",
    caption: "Example: tasks by role",
    columns: ["Task", "Installer", "Distributor", "Household (ECOS)"],
    rows: [
      ["Commission", "commissions", "can view", "receives the handover"],
      ["Update firmware", "starts the update", "prepares the stages", "receives a notice first"],
      ["Analyze error codes", "own systems", "whole fleet", "sees the code"],
      ["Choose mode and reserve", "advises", "no access", "chooses"],
    ],
    needs: "You need an AGAVE-TH, COPIA, or MYRTILLO system, a cholla data logger online, and a trade account, which we open on request.",
  },
  onward: {
    heading: "Next steps",
    contact: "Ask for a trade account or a demonstration.",
    downloads: "Download guides and data sheets in your language.",
    ecos: "See the app that the household uses.",
    openApi: "Develop against simulated plants.",
  },
};
