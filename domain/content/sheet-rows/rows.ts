import type { StaffText } from "../fields/field.ts";

type Group = { name: StaffText; rows: Record<string, string> };

/** Lists the optional data sheet rows by product type, each with its unit. The folder `copy` has their labels. */
export const groups = {
  body: {
    name: { en: "Body, place, warranty", fr: "Boîtier, lieu, garantie", de: "Gehäuse, Aufstellung, Garantie", cn: "结构、环境、质保" },
    rows: {
      dimensions: "mm",
      weight: "kg",
      deratingTemperature: "°C",
      humidity: "%",
      altitude: "m",
      impact: "",
      cooling: "",
      communication: "",
      protection: "",
      isolation: "",
      warranty: "year",
      warrantyRemaining: "%",
      warrantyThroughput: "MWh",
    },
  },
  battery: {
    name: { en: "Battery", fr: "Batterie", de: "Batterie", cn: "电池" },
    rows: {
      moduleEnergy: "kWh",
      modulesPerTower: "",
      usableEnergy: "kWh",
      voltageRange: "V",
      continuousCurrent: "A",
      peakCurrent: "A",
      roundTripEfficiency: "%",
    },
  },
  inverter: {
    name: { en: "Hybrid inverter", fr: "Onduleur hybride", de: "Hybridwechselrichter", cn: "混合逆变器" },
    rows: {
      pvPower: "Wp",
      pvVoltage: "V",
      pvStartVoltage: "V",
      mpptRange: "V",
      mpptTrackers: "",
      mpptCurrent: "A",
      mpptShortCircuit: "A",
      mpptStrings: "",
      batteryPortVoltage: "V",
      batteryPortCurrent: "A",
      batteryPortPower: "W",
      gridPower: "W",
      gridApparentPower: "VA",
      gridCurrent: "A",
      gridVoltage: "V",
      gridFrequency: "Hz",
      backupPower: "VA",
      backupPeakPower: "VA",
      efficiencyEuro: "%",
      efficiencyMppt: "%",
      gridCodes: "",
    },
  },
  pcs: {
    name: {
      en: "Power conversion (PCS)",
      fr: "Conversion de puissance (PCS)",
      de: "Batteriewechselrichter (PCS)",
      cn: "储能变流器（PCS）",
    },
    rows: {
      dcVoltage: "V",
      dcCurrent: "A",
      acPower: "kW",
      acApparentPower: "kVA",
      powerFactor: "",
      currentDistortion: "%",
      overload: "%",
    },
  },
  logger: {
    name: { en: "Data logger", fr: "Enregistreur de données", de: "Datenlogger", cn: "数据采集器" },
    rows: {
      bands: "",
      devices: "",
      serialSettings: "",
      protocols: "",
      uploadInterval: "s",
      localStorage: "",
      supply: "",
    },
  },
  charger: {
    name: { en: "AC charger", fr: "Borne de recharge AC", de: "Wallbox", cn: "交流充电桩" },
    rows: {
      phases: "",
      chargingPower: "kW",
      chargingCurrent: "A",
      connector: "",
      residualCurrent: "",
      metering: "",
      rfid: "",
      ocpp: "",
    },
  },
  plug: {
    name: { en: "Smart plug", fr: "Prise connectée", de: "Smarte Steckdose", cn: "智能插座" },
    rows: {
      plugVoltage: "V",
      plugCurrent: "A",
      plugPower: "W",
      radio: "",
      plugType: "",
    },
  },
} as const satisfies Record<string, Group>;

type Groups = typeof groups;
export type SheetRow = { [Name in keyof Groups]: keyof Groups[Name]["rows"] & string }[keyof Groups];
