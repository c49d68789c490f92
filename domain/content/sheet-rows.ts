import { recordOf } from "#i18n/record-of.ts";
import type { Words } from "#i18n/traits.ts";
import { staffLanguages } from "#i18n/staff-languages.ts";
import type { StaffText } from "./fields/field.ts";

// Optional rows of a data sheet, grouped by the kind of product that has them: the common unit of a row and its name in
// each language.

type Row = Words & { unit: string };
type Group = { name: StaffText; rows: Record<string, Row> };

const groups = {
  body: {
    name: { en: "Body, place, warranty", fr: "Boîtier, lieu, garantie", de: "Gehäuse, Aufstellung, Garantie", cn: "结构、环境、质保" },
    rows: {
      dimensions: {
        unit: "mm",
        en: "Dimensions (W × H × D)",
        fr: "Dimensions (L × H × P)",
        de: "Abmessungen (B × H × T)",
        cn: "尺寸（宽 × 高 × 深）",
      },
      weight: { unit: "kg", en: "Weight", fr: "Masse", de: "Gewicht", cn: "重量" },
      deratingTemperature: {
        unit: "°C",
        en: "Derating band",
        fr: "Plage à puissance réduite",
        de: "Bereich mit Leistungsreduzierung",
        cn: "降额温度范围",
      },
      humidity: { unit: "%", en: "Relative humidity", fr: "Humidité relative", de: "Relative Luftfeuchte", cn: "相对湿度" },
      altitude: { unit: "m", en: "Altitude", fr: "Altitude", de: "Aufstellhöhe", cn: "海拔高度" },
      impact: { unit: "", en: "Impact protection", fr: "Résistance aux chocs", de: "Stoßfestigkeit", cn: "抗冲击等级" },
      cooling: { unit: "", en: "Cooling", fr: "Refroidissement", de: "Kühlung", cn: "冷却方式" },
      communication: { unit: "", en: "Communication", fr: "Communication", de: "Kommunikation", cn: "通信接口" },
      protection: { unit: "", en: "Protection functions", fr: "Fonctions de protection", de: "Schutzfunktionen", cn: "保护功能" },
      isolation: { unit: "", en: "Isolation", fr: "Isolation", de: "Isolierung", cn: "隔离方式" },
      warranty: { unit: "year", en: "Warranty", fr: "Garantie", de: "Garantie", cn: "质保期" },
      warrantyRemaining: {
        unit: "%",
        en: "Energy left at the end of warranty",
        fr: "Énergie restante en fin de garantie",
        de: "Restenergie am Ende der Garantie",
        cn: "质保期末剩余电量",
      },
      warrantyThroughput: {
        unit: "MWh",
        en: "Warranted throughput",
        fr: "Énergie cumulée garantie",
        de: "Garantierter Energiedurchsatz",
        cn: "质保总吞吐电量",
      },
    },
  },
  battery: {
    name: { en: "Battery", fr: "Batterie", de: "Batterie", cn: "电池" },
    rows: {
      moduleEnergy: { unit: "kWh", en: "Energy of a module", fr: "Énergie d’un module", de: "Energie eines Moduls", cn: "单模块电量" },
      modulesPerTower: { unit: "", en: "Modules per tower", fr: "Modules par tour", de: "Module je Turm", cn: "每塔模块数" },
      usableEnergy: { unit: "kWh", en: "Usable energy", fr: "Énergie utile", de: "Nutzbare Energie", cn: "可用电量" },
      voltageRange: { unit: "V", en: "Voltage range", fr: "Plage de tension", de: "Spannungsbereich", cn: "电压范围" },
      continuousCurrent: { unit: "A", en: "Continuous current", fr: "Courant permanent", de: "Dauerstrom", cn: "持续电流" },
      peakCurrent: { unit: "A", en: "Peak current", fr: "Courant de crête", de: "Spitzenstrom", cn: "峰值电流" },
      roundTripEfficiency: {
        unit: "%",
        en: "Round-trip efficiency",
        fr: "Rendement aller-retour",
        de: "Systemwirkungsgrad (Laden und Entladen)",
        cn: "充放电循环效率",
      },
    },
  },
  inverter: {
    name: { en: "Hybrid inverter", fr: "Onduleur hybride", de: "Hybridwechselrichter", cn: "混合逆变器" },
    rows: {
      pvPower: { unit: "Wp", en: "Max. PV power", fr: "Puissance PV max.", de: "Max. PV-Leistung", cn: "最大光伏功率" },
      pvVoltage: { unit: "V", en: "Max. PV voltage", fr: "Tension PV max.", de: "Max. PV-Spannung", cn: "最大光伏电压" },
      pvStartVoltage: { unit: "V", en: "PV start voltage", fr: "Tension PV de démarrage", de: "PV-Startspannung", cn: "光伏启动电压" },
      mpptRange: { unit: "V", en: "MPPT voltage range", fr: "Plage de tension MPPT", de: "MPPT-Spannungsbereich", cn: "MPPT 电压范围" },
      mpptTrackers: { unit: "", en: "MPP trackers", fr: "Trackers MPP", de: "MPP-Tracker", cn: "MPPT 路数" },
      mpptCurrent: {
        unit: "A",
        en: "Max. current per MPPT",
        fr: "Courant max. par MPPT",
        de: "Max. Strom je MPPT",
        cn: "每路 MPPT 最大电流",
      },
      mpptShortCircuit: {
        unit: "A",
        en: "Max. short-circuit current per MPPT",
        fr: "Courant de court-circuit max. par MPPT",
        de: "Max. Kurzschlussstrom je MPPT",
        cn: "每路 MPPT 最大短路电流",
      },
      mpptStrings: { unit: "", en: "Strings per MPPT", fr: "Chaînes par MPPT", de: "Strings je MPPT", cn: "每路 MPPT 组串数" },
      batteryPortVoltage: {
        unit: "V",
        en: "Battery port voltage",
        fr: "Tension côté batterie",
        de: "Spannung am Batterieanschluss",
        cn: "电池端电压",
      },
      batteryPortCurrent: {
        unit: "A",
        en: "Battery port current",
        fr: "Courant côté batterie",
        de: "Strom am Batterieanschluss",
        cn: "电池端电流",
      },
      batteryPortPower: {
        unit: "W",
        en: "Battery port power",
        fr: "Puissance côté batterie",
        de: "Leistung am Batterieanschluss",
        cn: "电池端功率",
      },
      gridPower: { unit: "W", en: "Rated grid power", fr: "Puissance réseau nominale", de: "Netz-Nennleistung", cn: "额定并网功率" },
      gridApparentPower: {
        unit: "VA",
        en: "Max. apparent power",
        fr: "Puissance apparente max.",
        de: "Max. Scheinleistung",
        cn: "最大视在功率",
      },
      gridCurrent: { unit: "A", en: "Max. grid current", fr: "Courant réseau max.", de: "Max. Netzstrom", cn: "最大并网电流" },
      gridVoltage: { unit: "V", en: "Grid voltage", fr: "Tension réseau", de: "Netzspannung", cn: "电网电压" },
      gridFrequency: { unit: "Hz", en: "Grid frequency", fr: "Fréquence réseau", de: "Netzfrequenz", cn: "电网频率" },
      backupPower: { unit: "VA", en: "Backup power", fr: "Puissance de secours", de: "Ersatzstromleistung", cn: "备电功率" },
      backupPeakPower: {
        unit: "VA",
        en: "Peak backup power",
        fr: "Puissance de secours de crête",
        de: "Ersatzstrom-Spitzenleistung",
        cn: "备电峰值功率",
      },
      efficiencyEuro: { unit: "%", en: "European efficiency", fr: "Rendement européen", de: "Europäischer Wirkungsgrad", cn: "欧洲效率" },
      efficiencyMppt: { unit: "%", en: "MPPT efficiency", fr: "Rendement MPPT", de: "MPPT-Wirkungsgrad", cn: "MPPT 效率" },
      gridCodes: { unit: "", en: "Grid codes", fr: "Règles de réseau", de: "Netzanschlussregeln", cn: "并网标准" },
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
      dcVoltage: { unit: "V", en: "DC voltage range", fr: "Plage de tension DC", de: "DC-Spannungsbereich", cn: "直流电压范围" },
      dcCurrent: { unit: "A", en: "Max. DC current", fr: "Courant DC max.", de: "Max. DC-Strom", cn: "最大直流电流" },
      acPower: { unit: "kW", en: "Rated AC power", fr: "Puissance AC nominale", de: "AC-Nennleistung", cn: "额定交流功率" },
      acApparentPower: {
        unit: "kVA",
        en: "Max. AC apparent power",
        fr: "Puissance apparente AC max.",
        de: "Max. AC-Scheinleistung",
        cn: "最大交流视在功率",
      },
      powerFactor: { unit: "", en: "Power factor", fr: "Facteur de puissance", de: "Leistungsfaktor", cn: "功率因数" },
      currentDistortion: {
        unit: "%",
        en: "Current distortion (THDi)",
        fr: "Distorsion du courant (THDi)",
        de: "Stromverzerrung (THDi)",
        cn: "电流总谐波失真（THDi）",
      },
      overload: { unit: "%", en: "Overload", fr: "Surcharge", de: "Überlast", cn: "过载能力" },
    },
  },
  logger: {
    name: { en: "Data logger", fr: "Enregistreur de données", de: "Datenlogger", cn: "数据采集器" },
    rows: {
      bands: { unit: "", en: "Bands", fr: "Bandes", de: "Frequenzbänder", cn: "频段" },
      devices: { unit: "", en: "Devices", fr: "Appareils reliés", de: "Angeschlossene Geräte", cn: "可接设备数" },
      serialSettings: { unit: "", en: "Serial settings", fr: "Réglages série", de: "Serielle Einstellungen", cn: "串口参数" },
      protocols: { unit: "", en: "Protocols", fr: "Protocoles", de: "Protokolle", cn: "通信协议" },
      uploadInterval: { unit: "s", en: "Upload interval", fr: "Intervalle d’envoi", de: "Sendeintervall", cn: "上传间隔" },
      localStorage: { unit: "", en: "Local storage", fr: "Mémoire locale", de: "Lokaler Speicher", cn: "本地存储" },
      supply: { unit: "", en: "Supply", fr: "Alimentation", de: "Versorgung", cn: "供电" },
    },
  },
  charger: {
    name: { en: "AC charger", fr: "Borne de recharge AC", de: "Wallbox", cn: "交流充电桩" },
    rows: {
      phases: { unit: "", en: "Phases", fr: "Phases", de: "Phasen", cn: "相数" },
      chargingPower: { unit: "kW", en: "Charging power", fr: "Puissance de charge", de: "Ladeleistung", cn: "充电功率" },
      chargingCurrent: { unit: "A", en: "Charging current", fr: "Courant de charge", de: "Ladestrom", cn: "充电电流" },
      connector: { unit: "", en: "Connector", fr: "Connecteur", de: "Steckvorrichtung", cn: "充电接口" },
      residualCurrent: {
        unit: "",
        en: "Residual-current protection",
        fr: "Protection différentielle",
        de: "Fehlerstromschutz",
        cn: "剩余电流保护",
      },
      metering: { unit: "", en: "Metering", fr: "Comptage", de: "Messung", cn: "计量" },
      rfid: { unit: "", en: "RFID", fr: "RFID", de: "RFID", cn: "RFID" },
      ocpp: { unit: "", en: "OCPP", fr: "OCPP", de: "OCPP", cn: "OCPP" },
    },
  },
  plug: {
    name: { en: "Smart plug", fr: "Prise connectée", de: "Smarte Steckdose", cn: "智能插座" },
    rows: {
      plugVoltage: { unit: "V", en: "Voltage", fr: "Tension", de: "Spannung", cn: "电压" },
      plugCurrent: { unit: "A", en: "Max. current", fr: "Courant max.", de: "Max. Strom", cn: "最大电流" },
      plugPower: { unit: "W", en: "Max. load", fr: "Charge max.", de: "Max. Last", cn: "最大负载" },
      radio: { unit: "", en: "Radio", fr: "Radio", de: "Funk", cn: "无线方式" },
      plugType: { unit: "", en: "Plug type", fr: "Type de fiche", de: "Steckertyp", cn: "插头类型" },
    },
  },
} as const satisfies Record<string, Group>;

type Groups = typeof groups;
export type SheetRow = { [Name in keyof Groups]: keyof Groups[Name]["rows"] & string }[keyof Groups];

const all = Object.values<Group>(groups).flatMap(({ name, rows }) =>
  Object.entries(rows).map(([row, { unit, ...words }]) => ({ row, group: name, unit, words })),
);
const byRow = <Value>(of: (entry: (typeof all)[number]) => Value) =>
  Object.fromEntries(all.map((entry) => [entry.row, of(entry)])) as Record<SheetRow, Value>;

export const sheetRows = all.map(({ row }) => row) as SheetRow[];
export const sheetRowGroups = byRow(({ group }) => group);
/** As they are printed. */
export const sheetRowLabels = byRow(({ words }) => words);
/** As staff choose them: with the unit to give them in, but for what Intl writes out. */
export const sheetRowNames = byRow(({ unit, words }): StaffText =>
  recordOf(staffLanguages, (code) => (unit ? `${words[code]} [${unit}]` : words[code])),
);
