/** `fire` reaches the fire service, directly or through the common number; `ambulance` is set only where `fire` has no ambulance. */
type EmergencyNumbers = { fire: readonly string[]; ambulance?: string };

/** Emergency numbers by region: an ISO 3166 country code, or EU for the European Union. */
export const emergencyNumbers = {
  // One number in all member states: Directive (EU) 2018/1972, article 109; digital-strategy.ec.europa.eu/en/policies/112
  EU: { fire: ["112"] },
  // service-public.fr: 18 fire brigade, 112 common number
  FR: { fire: ["18", "112"] },
  // 112.be
  BE: { fire: ["112"] },
  // 112.public.lu
  LU: { fire: ["112"] },
  // bbk.bund.de: 112 fire service and ambulance
  DE: { fire: ["112"] },
  // oesterreich.gv.at: 122 fire brigade, 112 common number
  AT: { fire: ["122", "112"] },
  // ch.ch: 118 fire brigade, 112 common number
  CH: { fire: ["118", "112"] },
  // gov.uk/guidance/999-and-112-the-uks-national-emergency-numbers
  GB: { fire: ["999", "112"] },
  // 911.gov
  US: { fire: ["911"] },
  // crtc.gc.ca/eng/phone/911
  CA: { fire: ["911"] },
  // triplezero.gov.au
  AU: { fire: ["000"] },
  // police.govt.nz/111
  NZ: { fire: ["111"] },
  // 112.gov.in
  IN: { fire: ["112"] },
  // bombeiros.com.br: 193 in every state
  BR: { fire: ["193"] },
  // Fire Protection Law of the People's Republic of China, article 44: 119; National Health Commission: 120
  CN: { fire: ["119"], ambulance: "120" },
  // police.gov.hk
  HK: { fire: ["999"] },
  // gov.mo
  MO: { fire: ["999"] },
  // nfa.gov.tw
  TW: { fire: ["119"] },
} as const satisfies Record<string, EmergencyNumbers>;

export type EmergencyRegion = keyof typeof emergencyNumbers;

export function emergencyNumbersOf(region: EmergencyRegion): EmergencyNumbers {
  return emergencyNumbers[region];
}
