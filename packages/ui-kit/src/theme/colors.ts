/** Colour roles. Pairs that carry text measure at least 4.5:1 (see colors.test.ts). */
export interface Colors {
  readonly page: string
  readonly card: string
  readonly raised: string
  /** The white edge of a cloth: strips, card edges. */
  readonly edge: string
  readonly ink: string
  readonly soft: string
  readonly line: string
  /** Borders of fields: 3:1 on page and card. */
  readonly field: string
  readonly accent: string
  readonly deep: string
  readonly onAccent: string
  readonly sale: string
  readonly success: string
  readonly warning: string
  readonly error: string
  /** The strong panel (Plus, Larkhouse's hero) with its text and its button. */
  readonly panel: string
  readonly onPanel: string
  readonly onPanelSoft: string
  readonly act: string
  readonly onAct: string
  /** The second panel (trade). */
  readonly second: string
  readonly onSecond: string
  readonly onSecondSoft: string
  readonly dot1: string
  readonly dot2: string
  readonly dot3: string
  readonly dot4: string
  readonly dot5: string
}
