import type { Copy } from "./fr.ts";

export const en: Copy = {
  seo: {
    title: "ECOS Hub for installers and distributors",
    description:
      "ECOS Hub holds an installer’s whole fleet: commissioning, firmware updates over the air, error-code analysis, and an example of access by role.",
    keywords: ["ECOS Hub", "commissioning", "firmware update", "error codes", "installer", "battery fleet"],
  },
  hero: {
    heading: "Your whole fleet, one list.",
    lead: "For those who install, sell, and look after our systems: from first power-up to the next update, without driving there again.",
    caption: "Example: an invented fleet of 240 systems. Numbers, versions, and states are nobody’s.",
  },
  list: {
    note: "Example",
    caption: "Seven systems of the example fleet, the newest first",
    totals: [
      { number: "240", text: "systems" },
      { number: "3", text: "to look at" },
      { number: "43", text: "on 2.4" },
    ],
    columns: { id: "System", system: "Equipment", state: "State", charge: "Charge", firmware: "Firmware" },
    states: { working: "working", commissioning: "commissioning", updating: "updating", attention: "look at this", offline: "offline" },
    percent: "{number}%",
    none: "unknown",
  },
  commissioning: {
    pictureAlt: "An installer’s van with open doors at first light, a laptop on a table, rows of modules in the mist.",
    heading: "The tower stands. Now what?",
    text: "ECOS Hub is where a system is commissioned. In this example the checks follow the order of the work: each reads the device, and the next opens only if the one before holds.",
    figure: { number: "15", unit: "min", note: "to stack the system, before the first check" },
    window: "S-0237, commissioning",
    progress: "5 checks of 7",
    states: { done: "done", now: "running", waiting: "to come" },
    checks: [
      { name: "Modules recognized", value: "4 × 4.99\u00a0kWh", state: "done" },
      { name: "Phase sequence", value: "L1 L2 L3", state: "done" },
      { name: "PV strings, polarity and insulation", value: "2 strings", state: "done" },
      { name: "Grid rules and export limit", value: "your country", state: "done" },
      { name: "cholla data logger online", value: "cholla LAN", state: "done" },
      { name: "Backup test, grid switched off", value: "running", state: "now" },
      { name: "Handover to the household in ECOS", value: "to come", state: "waiting" },
    ],
  },
  rollout: {
    heading: "Twelve first. The rest when they hold.",
    lead: "Firmware is updated over the air. An example of a roll-out in stages: if a stage does not hold, the next one does not start.",
    label:
      "Example: 240 systems, one line each. The twelve of the first stage and 31 of the second are updated, 2 are being repeated, 195 wait.",
    legend: [
      { progress: "updated", text: "updated: 43" },
      { progress: "repeated", text: "repeated: 2" },
      { progress: "waiting", text: "waiting: 195" },
    ],
    scale: "One line is one system, its height its battery. Example.",
    stages: [
      { name: "Your own, and those who asked", condition: "One whole night is watched: charging, discharging, connection, error codes." },
      { name: "One in five", condition: "Under way. Two systems lost their connection; they keep the old version and are tried again." },
      { name: "Everyone else", condition: "Waits until the second stage is complete, and for your word." },
    ],
  },
  codes: {
    heading: "A code, its cause, what to do.",
    text: "ECOS Hub analyzes error codes; the example counts those of a fleet. Each leads to its page in support: meaning, cause, remedy, and who may act.",
    link: "Look up an error code",
    window: "Codes of the last 30 days",
    note: "Example",
    count: "{count} times",
    cause: "cause",
    remedy: "remedy",
  },
  roles: {
    heading: "Everyone sees what they look after.",
    text: "Distributors follow their installers, installers their systems, and a household its own, in ECOS.",
    caption: "Who does what",
    columns: ["Task", "Installer", "Distributor", "Household (ECOS)"],
    rows: [
      ["Commission", "does it", "sees it", "gets the handover"],
      ["Update firmware", "starts own systems", "prepares the stages", "is told before"],
      ["Analyze error codes", "own systems", "whole fleet", "sees the state"],
      ["Choose mode and reserve", "advises", "does not see it", "decides"],
    ],
    needs:
      "You need: an AGAVE-TH, COPIA, or MYRTILLO system, a cholla data logger online, and a trade account, which we open on request. The split of roles is given as an example.",
  },
  onward: {
    heading: "From here",
    contact: "Ask for a trade account, or to be shown around.",
    downloads: "Guides and data sheets in your language.",
    ecos: "What the household sees of the same system.",
    openApi: "Connect tools of your own.",
  },
};
